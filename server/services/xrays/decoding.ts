import type { PrintedXray } from '../../report/reanalysis-report.ts';
import type { Raster } from '../../radiograph/raster.ts';
import { decodeXray, forPaper, rasterOf } from './decode.ts';
import type { Decoded } from './decode.ts';

/** What becomes of the bytes of a picture, by the work. */
type Results = {
  readonly decodeXray: Decoded;
  readonly rasterOf: Raster;
  readonly forPaper: PrintedXray;
};
export type WorkName = keyof Results;
export type WorkResult<Name extends WorkName> = Results[Name];

type Work = { readonly [Name in WorkName]: (bytes: Buffer) => Promise<Results[Name]> };

/** All that reads the dots of a picture. */
const WORK: Work = { decodeXray, rasterOf, forPaper };

/** Where pictures are decoded. Whoever asks sees to it how many are at once. */
export type Decoding = {
  /** @throws Problem 503 when it took too long or more memory than it may, or the server stops */
  readonly run: <Name extends WorkName>(name: Name, bytes: Buffer) => Promise<WorkResult<Name>>;
  /** Lets what is under way come to its end for a moment, and ends the rest. */
  readonly close: () => Promise<void>;
};

/** Decodes where the call is made, as a process of its own does, and as tests do of which nothing has to be ended. */
export const decodeHere = <Name extends WorkName>(
  name: Name,
  bytes: Buffer,
): Promise<WorkResult<Name>> => WORK[name](bytes);

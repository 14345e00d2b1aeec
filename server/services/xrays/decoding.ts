import type { PrintedXray } from '../../report/reanalysis-report.ts';
import type { SeenRaster } from '../../radiograph/raster.ts';
import { decodePhoto, decodeXray, forPaper, rasterOf } from './decode.ts';
import type { Decoded } from './decode.ts';

/** Results of the pieces of work on a picture. */
type Results = {
  readonly decodePhoto: Decoded;
  readonly decodeXray: Decoded;
  readonly rasterOf: SeenRaster;
  readonly forPaper: PrintedXray;
};
export type WorkName = keyof Results;
export type WorkResult<Name extends WorkName> = Results[Name];

type Work = { readonly [Name in WorkName]: (bytes: Buffer) => Promise<Results[Name]> };

/** Every function that reads the pixels of a picture. */
const WORK: Work = { decodePhoto, decodeXray, rasterOf, forPaper };

/** Runs the work on pictures. The caller limits how many run at once. */
export type Decoding = {
  /** @throws Problem 503 when it took too long or more memory than it may, or the server stops */
  readonly run: <Name extends WorkName>(name: Name, bytes: Buffer) => Promise<WorkResult<Name>>;
  /** Gives work under way a moment to finish, and kills the rest. */
  readonly close: () => Promise<void>;
};

/** Decodes in the calling process: the decoding processes do, and so do tests in which nothing has to be killed. */
export const decodeHere = <Name extends WorkName>(
  name: Name,
  bytes: Buffer,
): Promise<WorkResult<Name>> => WORK[name](bytes);

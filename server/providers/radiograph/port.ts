import type { XrayFinding } from '../../../contracts/xray.ts';
import type { Raster } from '../../radiograph/raster.ts';

/** Something that finds places on a radiograph. What it finds never lowers an urgency. */
export interface RadiographModel {
  readonly name: string;
  readonly version: string;
  /** Whether it learned from radiographs of people; the embedded one learned from made-up pictures. */
  readonly isTrained: boolean;
  /** The surest first. @throws Problem 503 when it takes too long or the caller has gone */
  find(raster: Raster, signal: AbortSignal): Promise<readonly XrayFinding[]>;
  close(): Promise<void>;
}

/** Where a trained model lies, and the names of what it finds. */
export type RadiographModelSettings = {
  readonly modelPath: string;
  readonly labelsPath: string;
};

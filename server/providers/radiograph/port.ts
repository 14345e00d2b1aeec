import type { XrayFinding } from '../../../contracts/xray/xray.ts';
import type { Raster } from '../../radiograph/raster.ts';

/** A model that finds places on a radiograph. A finding never lowers an urgency. */
export interface RadiographModel {
  readonly name: string;
  readonly version: string;
  /** True when it learned from radiographs of people; the embedded one follows plain rules. */
  readonly isTrained: boolean;
  /** Finds places, the surest first. @throws Problem 503 when it takes too long or the caller has gone */
  find(raster: Raster, signal: AbortSignal): Promise<readonly XrayFinding[]>;
  close(): Promise<void>;
}

/** File of a trained model, and file of the names of its classes. */
export type RadiographModelSettings = {
  readonly modelPath: string;
  readonly labelsPath: string;
};

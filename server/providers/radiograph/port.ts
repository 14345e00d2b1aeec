import type { EngineCard } from '../../../contracts/xray/model-card.ts';
import type { XrayFinding } from '../../../contracts/xray/xray.ts';
import type { Raster } from '../../radiograph/raster.ts';

/** What read a picture. It is kept with the reading. */
export type RadiographEngine = {
  readonly name: string;
  readonly version: string;
  /** True when it learned from radiographs of people; the embedded one follows plain rules. */
  readonly isTrained: boolean;
  /** What its makers tell of it; `null` when they tell nothing. */
  readonly card: EngineCard | null;
};

/** Places on one picture, the surest first, and what found them. */
export type FoundPlaces = {
  readonly engine: RadiographEngine;
  readonly findings: readonly XrayFinding[];
};

/** A model that finds places on a radiograph. A finding never lowers an urgency. */
export interface RadiographModel {
  /**
   * Finds places on a picture; none on one of a kind that the model was not made for.
   * @throws Error when it fails, takes too long or the caller has gone
   */
  find(raster: Raster, signal: AbortSignal): Promise<FoundPlaces>;
  close(): Promise<void>;
}

/** File of a trained model, file of the names of its classes, and file of its card, if there is one. */
export type OnnxSettings = {
  readonly modelPath: string;
  readonly labelsPath: string;
  readonly cardPath: string | null;
};

/** Address of an outside engine without a slash at its end, and the token that it wants to be shown. */
export type RunnerSettings = { readonly url: string; readonly token: string | null };

export type RadiographModelSettings =
  | ({ readonly kind: 'onnx' } & OnnxSettings)
  | ({ readonly kind: 'runner' } & RunnerSettings);

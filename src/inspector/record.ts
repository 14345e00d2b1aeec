import { createInspector } from '@statelyai/inspect';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { maskContext, maskEvent } from './mask.ts';
import { EMPTY_MODEL, apply } from './model.ts';
import type { Model } from './model.ts';

/** Depth at which contexts are cut off; those of this product are far less deep. */
const CONTEXT_DEPTH = 40;

/** Puts what actors do into a model, with every text masked; knows no window, so that it records in any program. */
export const createRecorder = (onModel: (model: Model) => void, onStart?: () => void) => {
  let model = EMPTY_MODEL;
  return createInspector(
    {
      ...(onStart && { start: onStart }),
      send: (message: StatelyInspectionEvent) => {
        model = apply(model, message);
        onModel(model);
      },
    },
    {
      serializationDepthLimit: CONTEXT_DEPTH,
      sanitizeContext: maskContext,
      sanitizeEvent: maskEvent,
    },
  );
};

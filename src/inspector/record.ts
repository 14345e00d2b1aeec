import { createInspector } from '@statelyai/inspect';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { maskContext, maskEvent } from './mask.ts';
import { EMPTY_MODEL, apply } from './model.ts';
import type { Model } from './model.ts';

/** Depth at which contexts are cut off; those of this product are far less deep. */
const CONTEXT_DEPTH = 40;

const MASKED = { sanitizeContext: maskContext, sanitizeEvent: maskEvent };

type Recorder = {
  readonly onStart?: () => void;
  /** True where nobody's words can be in it, as on a way through made-up samples: it is kept as it is. */
  readonly isMadeUp?: boolean;
};

/** Puts what actors do into a model, with every text masked; knows no window, so that it records in any program. */
export const createRecorder = (
  onModel: (model: Model) => void,
  { onStart, isMadeUp = false }: Recorder = {},
) => {
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
      ...(isMadeUp ? {} : MASKED),
    },
  );
};

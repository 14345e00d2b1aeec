import { dictationMachine } from '../../../machines/dictation/dictation.machine.ts';
import { canAskDevice, fetchHearing, findHearing, hear } from '../../actors/page/dictation.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Speaking in, bound to what the device understands by itself. */
export const providedDictation = dictationMachine.provide({
  actors: { findHearing, fetchHearing, hear },
});

/** What the flow begins with: whether the browser can be asked. */
export const inThisBrowser = () => ({ canAsk: canAskDevice() });

/** Provider and hooks of the flow. */
export const {
  Provider: DictationFlow,
  Within: DictationWithin,
  useFlow: useDictation,
  useSelected: useDictationSelected,
} = createFlow<typeof dictationMachine>('dictation');

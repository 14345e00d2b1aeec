import { readAloudMachine } from '../../../machines/read-aloud/read-aloud.machine.ts';
import { readPage, watchVoices } from '../../actors/page/read-aloud.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Reading aloud, bound to the voices of the device. */
export const providedReadAloud = readAloudMachine.provide({ actors: { watchVoices, readPage } });

/** Provider and hooks of the flow. */
export const {
  Provider: ReadAloudFlow,
  Within: ReadAloudWithin,
  useFlow: useReadAloud,
  useSelected: useReadAloudSelected,
} = createFlow<typeof readAloudMachine>('readAloud');

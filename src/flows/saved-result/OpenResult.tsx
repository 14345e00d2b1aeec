import type { ActorOptions } from 'xstate';
import type { savedResultMachine } from '../../../machines/saved-result/saved-result.machine.ts';
import { AccountEntry } from '../session/AccountEntry.tsx';
import { AccountFrame } from '../../components/account-frame/AccountFrame.tsx';
import { ResultScreens } from './ResultScreens.tsx';
import { providedSavedResult, SavedResultFlow } from './saved-result.flow.ts';

type OpenResultProps = {
  readonly id: string;
  /** True where the page asks "How is it today?". */
  readonly isAsked?: boolean;
  readonly machine?: typeof savedResultMachine;
  readonly clock?: ActorOptions<typeof savedResultMachine>['clock'];
};

/** A saved result, as a page of the account. */
export const OpenResult = ({
  id,
  isAsked = false,
  machine = providedSavedResult,
  clock,
}: OpenResultProps) => (
  <AccountFrame account={<AccountEntry />}>
    <SavedResultFlow machine={machine} input={() => ({ id })} clock={clock}>
      <ResultScreens isAsked={isAsked} />
    </SavedResultFlow>
  </AccountFrame>
);

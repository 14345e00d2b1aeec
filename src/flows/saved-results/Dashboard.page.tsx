import type { ActorOptions } from 'xstate';
import type { savedResultsMachine } from '../../../machines/saved-results/saved-results.machine.ts';
import { selectUser } from '../../../machines/session/session.machine.ts';
import { AccountEntry } from '../session/AccountEntry.tsx';
import { AccountFrame } from '../../components/account-frame/AccountFrame.tsx';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { useSearch } from '../../lib/address/search.ts';
import { OpenResult } from '../saved-result/OpenResult.tsx';
import { useSessionSelected } from '../session/session.flow.ts';
import { Home } from './Home.tsx';
import { providedSavedResults, SavedResultsFlow } from './saved-results.flow.ts';
import {
  CHECK_IN_PARAMETER,
  RESULT_PARAMETER,
} from '../../../contracts/assessment/result-address.ts';
import * as common from '../../../contracts/texts/en/common.ts';

/** Reads the saved result that a URL opens; null for the list itself. */
export const resultIn = (search: string): string | null =>
  new URLSearchParams(search).get(RESULT_PARAMETER) || null;

type DashboardPageProps = {
  readonly machine?: typeof savedResultsMachine;
  readonly clock?: ActorOptions<typeof savedResultsMachine>['clock'];
};

/**
 * /dashboard: the newest result and the earlier ones, or the result named in the URL (ROUTE-09, ROLE-05). Another
 * account in this browser starts a new flow and never sees the former one's data.
 */
export const DashboardPage = ({ machine = providedSavedResults, clock }: DashboardPageProps) => {
  const user = useSessionSelected(selectUser);
  const search = useSearch();
  const open = resultIn(search);
  const isAsked = new URLSearchParams(search).has(CHECK_IN_PARAMETER);
  if (user === null) return null;
  return open === null ? (
    <AccountFrame title={common.home} account={<AccountEntry />} isWide>
      <SavedResultsFlow key={user.id} machine={machine} input={() => undefined} clock={clock}>
        <Home name={user.firstName} />
      </SavedResultsFlow>
      <HeadingFocus appeared="home" />
    </AccountFrame>
  ) : (
    <OpenResult key={`${user.id} ${open}`} id={open} isAsked={isAsked} />
  );
};

import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PATHS } from '../../contracts/common/paths.ts';
import * as say from '../../contracts/texts/en/frames.ts';
import { verdictFor } from '../../machines/session/route-guard.ts';
import type { RouteRule } from '../../machines/session/route-guard.ts';
import {
  selectIsKnown,
  selectIsLeaving,
  selectUser,
} from '../../machines/session/session.machine.ts';
import { OpeningLoader } from '../components/opening-loader/OpeningLoader.tsx';
import { useSessionSelected } from '../flows/session/session.flow.ts';
import { entranceTo } from '../lib/address/return-address.ts';

type GuardProps = RouteRule & {
  /** The page for a signed-out visitor, instead of the login (GUARD-02). */
  readonly entrance?: string;
  readonly children: ReactNode;
};

/** Shows a page to those who may see it, and redirects all others (GUARD-01..08). */
export const Guard = ({ entrance = PATHS.login, children, ...rule }: GuardProps) => {
  const { pathname, search } = useLocation();
  const user = useSessionSelected(selectUser);
  const isKnown = useSessionSelected(selectIsKnown);
  // During signing out, the login must not offer a way back to a page that needs the account.
  const isLeaving = useSessionSelected(selectIsLeaving);
  if (!isKnown || isLeaving) return <OpeningLoader messages={[say.loading]} current={0} />;
  const verdict = verdictFor(user, rule);
  if (verdict === 'signInNeeded') {
    return <Navigate replace to={entranceTo(entrance, `${pathname}${search}`)} />;
  }
  return verdict === 'shown' ? children : <Navigate replace to={PATHS.unauthorized} />;
};

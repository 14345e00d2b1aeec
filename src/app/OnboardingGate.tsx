import { Suspense, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { hasRoomFor, isOnboardingDue } from '../../machines/onboarding/is-due.ts';
import { selectIsLeaving, selectUser } from '../../machines/session/session.machine.ts';
import { useSessionSelected } from '../flows/session/session.flow.ts';

/** The onboarding. If its files cannot be loaded, the page goes on without it, and the next page tries again. */
const Onboarding = lazy(async (): Promise<{ default: ComponentType<{ account: string }> }> => {
  try {
    return { default: (await import('../flows/onboarding/Onboarding.tsx')).Onboarding };
  } catch {
    return { default: () => null };
  }
});

/**
 * Shows the onboarding over the page to patients who have not completed it; its code loads for no other account
 * (ONBD-01, ONBD-02).
 */
export const OnboardingGate = () => {
  const { pathname } = useLocation();
  const user = useSessionSelected(selectUser);
  const isLeaving = useSessionSelected(selectIsLeaving);
  // An open onboarding ends by itself, even when the account meanwhile counts as onboarded.
  const [account, setAccount] = useState<string | null>(null);
  const owner = user?.id ?? null;
  if (account !== owner && (owner === null || isOnboardingDue(user))) setAccount(owner);
  if (account === null || account !== owner || isLeaving || !hasRoomFor(pathname)) return null;
  return (
    <Suspense>
      <Onboarding key={account} account={account} />
    </Suspense>
  );
};

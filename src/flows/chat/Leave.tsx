import { shallowEqual } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { selectLosable } from '../../../machines/assessment/assessment.selectors.ts';
import type { confirmationMachine } from '../../../machines/confirmation/confirmation.machine.ts';
import { useAssessmentSelected } from '../assessment/assessment.flow.ts';
import { FreshStartDialog, LeaveDialog } from './loss-dialogs.tsx';

const answersInWords = (count: number): string[] => {
  if (count === 0) return [];
  return [count === 1 ? 'your answer' : `your ${count} answers`];
};

type Asked = { readonly confirmation: ActorRefFrom<typeof confirmationMachine> };

/** Names what would be lost; nothing while there is nothing. */
const useLoss = (): string | undefined => {
  const { answers, hasResult } = useAssessmentSelected(selectLosable, shallowEqual);
  const lost = [...answersInWords(answers), ...(hasResult ? ['your result'] : [])];
  return lost.length === 0 ? undefined : `You would lose ${lost.join(' and ')}.`;
};

/** Asks before leaving, and names what would be lost. */
export const Leave = ({ confirmation }: Asked) => (
  <LeaveDialog confirmation={confirmation} loss={useLoss()} />
);

/** Asks before a fresh start, and names what would be lost. */
export const Restart = ({ confirmation }: Asked) => (
  <FreshStartDialog confirmation={confirmation} loss={useLoss()} />
);

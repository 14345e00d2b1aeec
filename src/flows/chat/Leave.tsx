import { shallowEqual } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { selectLosable } from '../../../machines/assessment/assessment.selectors.ts';
import type { confirmationMachine } from '../../../machines/confirmation/confirmation.machine.ts';
import { useAssessmentSelected } from '../assessment/assessment.flow.ts';
import { LeaveDialog } from './loss-dialogs.tsx';

const answersInWords = (count: number): string[] => {
  if (count === 0) return [];
  return [count === 1 ? 'your answer' : `your ${count} answers`];
};

type LeaveProps = { readonly confirmation: ActorRefFrom<typeof confirmationMachine> };

/** Asks before leaving, and names what would be lost. */
export const Leave = ({ confirmation }: LeaveProps) => {
  const { answers, hasResult } = useAssessmentSelected(selectLosable, shallowEqual);
  const lost = [...answersInWords(answers), ...(hasResult ? ['your result'] : [])];
  return (
    <LeaveDialog
      confirmation={confirmation}
      loss={lost.length === 0 ? undefined : `You would lose ${lost.join(' and ')}.`}
    />
  );
};

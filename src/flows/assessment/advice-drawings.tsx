import type { AdviceId } from '../../../contracts/assessment/emergency.ts';
import type { HelpStep } from '../../components/emergency-help/EmergencyHelp.tsx';
import { FIRST_AID_FOR } from '../../components/illustrations/first-aid-for.ts';
import { FirstAid } from '../../components/illustrations/FirstAid.tsx';

type AdviceWords = { readonly id: AdviceId; readonly text: string };

/** Adds a drawing to each step that has a fitting one. */
export const withDrawings = (steps: readonly AdviceWords[]): HelpStep[] =>
  steps.map(({ id, text }) => {
    const name = FIRST_AID_FOR[id];
    return { text, drawing: name && <FirstAid name={name} /> };
  });

import type { Emergency } from '../../contracts/diagnosis.ts';
import { helpIn } from '../../contracts/rules/emergency-help.ts';
import type { EmergencyWords } from '../components/emergency-alert/EmergencyAlert.tsx';
import { dangerTexts } from './danger-texts.ts';

/** An emergency as it is read: what it is, what to do now, and whom to call with one press. */
export const emergencyWords = (emergency: Emergency): EmergencyWords => {
  const { title, advice, calls } = helpIn(emergency);
  const words = dangerTexts.emergency;
  return {
    title: words.titles[title],
    advice: advice.map((id) => words.advice[id]),
    calls: calls.map(({ id, number }) => ({ number, ...words.calls[id] })),
  };
};

import type { IntendedAction } from '../../../accounts/intended-actions.ts';

type GateTexts = { readonly title: string; readonly description: string };

/** Heading of the gate for any action without a heading of its own (AUTH-26). */
const TITLE = 'Authentication Required';

/** Headings and reasons of the gate, by the intended action (AUTH-23, AUTH-25..27). */
export const GATE_TEXTS: Readonly<Record<IntendedAction, GateTexts>> = {
  teleconsultation: {
    title: 'Book Your Teleconsultation',
    description: 'Log in or sign up so the dentist can reach you.',
  },
  'pdf-report': {
    title: 'Save Your Report',
    description: 'Log in or create an account, and your report is saved to it.',
  },
  'xray-analysis': {
    title: TITLE,
    description: 'Log in or create an account: an X-ray is kept for you alone.',
  },
  'save-result': {
    title: TITLE,
    description: 'Log in or create an account, and this result is saved to your dashboard.',
  },
};

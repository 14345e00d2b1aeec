import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { ConsentBy } from '../../../contracts/assessment/chat-context.ts';
import type { Progress } from '../../../contracts/assessment/draft.ts';
import type { AnyWords } from '../../../contracts/questions/question-bank.ts';
import { BODY_SIGNS, DANGER_SIGNS, EVENTS } from '../../../contracts/questions/shared.ts';
import {
  BODY_SIGNS_WORDS,
  DANGER_SIGNS_WORDS,
  EVENTS_WORDS,
} from '../../../contracts/texts/en/questions/shared.ts';
import type { Step } from '../../../contracts/assessment/steps.ts';
import { addressStep, heading, primaryAction } from '../../kit/chat.tsx';
import type { OpenedChat } from '../../kit/chat.tsx';
import { COMPLETED } from '../../kit/samples.ts';

/** Whoever sits in front of the screen. */
type Person = Pick<OpenedChat, 'user'>;

/** The box for the concern. */
export const concernBox = (): HTMLTextAreaElement =>
  screen.getByRole('textbox', { name: 'Your concern' });

/** Writes the concern in one go, without sending it. */
export const write = async ({ user }: Person, text: string): Promise<void> => {
  await user.clear(concernBox());
  await user.click(concernBox());
  await user.paste(text);
};

/** Presses a button by its name. */
export const press = ({ user }: Person, name: string | RegExp): Promise<void> =>
  user.click(screen.getByRole('button', { name }));

/** Writes the concern and sends it. */
export const say = async (chat: Person, text: string): Promise<void> => {
  await write(chat, text);
  await press(chat, 'Send');
};

/** Answers the question on screen and goes on: with "None of these" where it is offered, else its first option. */
export const answerQuestion = async ({ user }: Person): Promise<void> => {
  const none = screen.queryByRole<HTMLButtonElement>('button', { name: 'None of these' });
  if (none !== null && !none.disabled) return user.click(none);
  const [first] = [...screen.queryAllByRole('radio'), ...screen.queryAllByRole('checkbox')];
  if (first === undefined) throw new Error('No question is on screen');
  await user.click(first);
  await user.click(primaryAction());
};

const WORDS = [DANGER_SIGNS_WORDS, EVENTS_WORDS, BODY_SIGNS_WORDS];

/** Returns the name of the row in which a danger sign of this name stands. */
const rowOf = (sign: string): string | undefined =>
  [DANGER_SIGNS, EVENTS, BODY_SIGNS].flatMap(({ groups }, at) => {
    const words: AnyWords | undefined = WORDS[at];
    return groups.flatMap(({ id, options }) =>
      options.some((option) => words?.options[option]?.startsWith(sign))
        ? [words?.groups?.[id] ?? '']
        : [],
    );
  })[0];

/** Returns the box of a danger sign by how its name begins, in its row, which is ticked first where it is closed. */
export const signBox = (sign: string): HTMLInputElement => {
  const boxes = () =>
    screen
      .queryAllByRole<HTMLInputElement>('checkbox')
      .filter(({ name, labels }) => name !== '' && labels?.[0]?.textContent.startsWith(sign));
  const [shown] = boxes();
  if (shown !== undefined) return shown;
  fireEvent.click(screen.getByRole('checkbox', { name: rowOf(sign) ?? sign }));
  return boxes()[0] ?? screen.getByRole('checkbox', { name: sign });
};

/** One of those who may agree where the patient may be a child. */
export const whoAgrees = (consentBy: ConsentBy): HTMLInputElement =>
  screen.getByRole<HTMLInputElement>('radio', { name: WHO_AGREES[consentBy] });

const WHO_AGREES: Readonly<Record<ConsentBy, string>> = {
  guardian: 'I am the parent or legal guardian',
  adult: 'I’m the patient, and I’m 18',
  minor: 'I’m under 18, with no adult here',
};

/** The title of the help that has the whole screen; null while it has not. */
export const helpTitle = (): string | null => {
  const isHelp = screen.queryByText(/mergency\. Do not wait for this assessment\.$/) !== null;
  return isHelp ? heading() : null;
};

/** Goes on from help. */
export const goOnFromHelp = (chat: Person): Promise<void> =>
  press(chat, /^(I’m safe or have called|I know what to do): continue$/);

/** What the emergency is that the one line tells which stays after help; null without one. */
export const keptHelp = (): string | null => {
  const line = screen.queryByRole('region', { name: /^(Dental emergency|Emergency)$/ });
  return line?.querySelector('details p')?.textContent ?? null;
};

/** The line that says which question is on screen. */
export const atQuestion = (number: number): HTMLElement =>
  screen.getByText(new RegExp(`^Question ${number} of 10$`));

/** A patient who stands at a step with everything before it answered, and no result before DIAGNOSIS. */
export const standingAt = (step: Step, changes: Partial<Progress> = {}): Progress => ({
  ...COMPLETED,
  step,
  ...(HAS_RESULT.has(step) ? {} : { diagnosis: null }),
  ...changes,
});

const HAS_RESULT: ReadonlySet<Step> = new Set([
  'DIAGNOSIS',
  'CALL_TO_ACTION',
  'SOCIAL_SHARING',
  'PAYMENT_QR',
  'CLINIC_BOOKING',
  'TELECONSULTATION',
] satisfies Step[]);

/** What a person reads at the top of each step. */
export const HEADINGS = {
  INTRO: 'Hello, what is bothering your teeth or mouth?',
  CATEGORY: 'Which of these is closest to your concern?',
  AGE_COLLECTION: 'Who is this for?',
  SEX_COLLECTION: 'What is the patient’s biological sex?',
  DEPTH_CHOICE: 'Ready for the questions?',
  QUICK_INPUT: 'Assessment Complete',
  FOLLOW_UP: 'Is any of this happening right now?',
  MEDICAL_HISTORY: 'Do any of these apply?',
  CONSENT_GATE: 'Before we prepare your assessment',
  DIAGNOSIS: 'See a dentist within 2 weeks',
  CALL_TO_ACTION: 'Your next steps',
  SOCIAL_SHARING: 'Share a milestone',
  PAYMENT_QR: 'Video call with a dentist',
  CLINIC_BOOKING: 'Visit a clinic',
  TELECONSULTATION: 'Your video call',
} as const satisfies Record<Step, string>;

/** What is asked at SEX_COLLECTION, by whom it is for. */
export const SEX_HEADING = /^What is (the patient|your child|your|their)(’s)? biological sex\?$/;

type Whereabouts = { readonly onScreen: string | undefined; readonly inAddress: string | null };

/** The step on screen and the step in the address. */
export const whereabouts = (): Whereabouts => {
  const title = screen.queryByRole('heading', { level: 1 })?.textContent;
  // A result that has just come names the day.
  const shown = title
    ?.replace(/^See a dentist (by|on) .+$/, HEADINGS.DIAGNOSIS)
    .replace(SEX_HEADING, HEADINGS.SEX_COLLECTION);
  const [step] = Object.entries(HEADINGS).find(([, words]) => words === shown) ?? [];
  const isQuestion = screen.queryByText(/^Question \d+ of 10$/) !== null;
  return { onScreen: step ?? (isQuestion ? 'FOLLOW_UP' : undefined), inAddress: addressStep() };
};

/** The same step on screen and in the address. */
export const bothAt = (step: Step): Whereabouts => ({ onScreen: step, inAddress: step });

/** Waits for a step that needs a moment, such as a reply or a screen that is fetched. */
export const arrivesAt = (step: Step): Promise<void> =>
  waitFor(() => expect(whereabouts()).toEqual(bothAt(step)));

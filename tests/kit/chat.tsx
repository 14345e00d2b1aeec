import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import { BrowserRouter } from 'react-router-dom';
import { fromPromise } from 'xstate';
import type {
  DeletionReply,
  DiagnoseRequest,
  MedicinesReply,
  MedicinesRequest,
  ValidateReply,
} from '../../contracts/endpoints/assessment.ts';
import type { Diagnosis } from '../../contracts/assessment/diagnosis.ts';
import { DRAFT_VERSION } from '../../contracts/assessment/draft.ts';
import type { Draft, Progress } from '../../contracts/assessment/draft.ts';
import type { AssessmentKey } from '../../contracts/assessment/session-token.ts';
import type { DiagnosisInput } from '../../machines/assessment/rules/diagnose-request.ts';
import { loadSchema } from '../../src/actors/assessment/draft.ts';
import { DRAFT } from '../../src/actors/assessment/draft-key.ts';
import { theme } from '../../src/components/library/theme.ts';
import { providedAssessment } from '../../src/flows/assessment/assessment.flow.ts';
import { following } from '../../src/flows/assessment/following.ts';
import { ChatPage } from '../../src/flows/chat/Chat.page.tsx';
import { providedChat } from '../../src/flows/chat/chat.flow.ts';
import { providedNotices } from '../../src/flows/notices/notices.flow.ts';
import { NoticesProvider } from '../../src/lib/flow/notices.tsx';
import { limitCallsBy } from './call-limits.ts';
import { CHAT_TOKEN, CHECKED_MEDICINES, DIAGNOSIS, checked } from './samples.ts';
import { SteppingClock } from '../model/stepping-clock.ts';

/** How long the opening messages and their pause last, in milliseconds (CHAT-04). */
const OPENING_MS = 2100;

type Answer<T> = T | (() => Promise<T>);

export type ChatOptions = {
  readonly address?: string;
  readonly validate?: Answer<ValidateReply>;
  readonly diagnose?: Answer<Diagnosis>;
  readonly medicines?: Answer<MedicinesReply>;
  readonly session?: Answer<string>;
  readonly deletion?: Answer<DeletionReply>;
  /** Leaves the opening messages on screen. */
  readonly stayAtOpening?: boolean;
};

/** What was sent to the server, call by call. */
export type SentCalls = {
  validate: string[];
  diagnose: DiagnoseRequest[];
  medicines: MedicinesRequest[];
  session: number;
  deletions: AssessmentKey[];
};

const DELETED: DeletionReply = { verdict: 'deleted' };

const settle = async <T,>(answer: Answer<T>): Promise<T> =>
  typeof answer === 'function' ? (answer as () => Promise<T>)() : answer;

/** Writes a draft as an earlier visit would have left it. */
export const storeDraft = (progress: Progress, changes: Partial<Draft> = {}): void => {
  const draft: Draft = {
    version: DRAFT_VERSION,
    savedAt: new Date().toISOString(),
    progress,
    chatHistory: [],
    ...changes,
  };
  localStorage.setItem(DRAFT.key, JSON.stringify(draft));
};

/** The draft on the device, or null. */
export const storedDraft = (): Draft | null => {
  const stored = localStorage.getItem(DRAFT.key);
  return stored === null ? null : (JSON.parse(stored) as Draft);
};

/** The step that the address carries. */
export const addressStep = (): string | null => new URLSearchParams(location.search).get('step');

/**
 * Opens the chat screen as a visitor does, with the real flows, screens, address and storage; only the
 * network and the clock are in the test's hand. Storage is the page's own: clear it before each test.
 */
export const openChat = async (options: ChatOptions = {}) => {
  const { validate = checked(), diagnose = DIAGNOSIS } = options;
  window.history.replaceState(null, '', options.address ?? '/chat');
  const clock = new SteppingClock();
  limitCallsBy(clock);
  const sent: SentCalls = { validate: [], diagnose: [], medicines: [], session: 0, deletions: [] };
  const calls = {
    validateConcern: fromPromise<ValidateReply, { message: string }>(({ input }) => {
      sent.validate.push(input.message);
      return settle(validate);
    }),
    diagnose: fromPromise<Diagnosis, DiagnosisInput>(({ input }) => {
      sent.diagnose.push(input.request);
      return settle(diagnose);
    }),
    checkMedicines: fromPromise<MedicinesReply, MedicinesRequest>(({ input }) => {
      sent.medicines.push(input);
      return settle(options.medicines ?? CHECKED_MEDICINES);
    }),
    openChatSession: fromPromise<string, { known: string | null }>(({ input }) => {
      if (input.known !== null) return Promise.resolve(input.known);
      sent.session += 1;
      return settle(options.session ?? CHAT_TOKEN);
    }),
  };
  const deleteResults = fromPromise<DeletionReply, AssessmentKey | null>(({ input }) => {
    if (input !== null) sent.deletions.push(input);
    return settle(input === null ? { verdict: 'deleted' } : (options.deletion ?? DELETED));
  });
  await Promise.all([following.preload(), loadSchema()]);
  const assessment = providedAssessment.provide({ actors: calls });
  const machine = providedChat.provide({ actors: { deleteResults, assessment } });
  const view = render(
    <MantineProvider theme={theme} env="test">
      <NoticesProvider machine={providedNotices} clock={clock}>
        <BrowserRouter>
          <ChatPage machine={machine} clock={clock} />
        </BrowserRouter>
      </NoticesProvider>
    </MantineProvider>,
  );
  /** Lets so many milliseconds pass, and all that follows from it. */
  const pass = (milliseconds: number) => act(async () => clock.advance(milliseconds));
  await pass(0);
  if (!options.stayAtOpening) await pass(OPENING_MS);
  return { ...view, clock, sent, pass, user: userEvent.setup() };
};

export type OpenedChat = Awaited<ReturnType<typeof openChat>>;

/** The primary action of the step on screen. */
export const primaryAction = (): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>('[data-primary-action]');
  if (found === null) throw new Error('This step has no primary action');
  return found;
};

/** The heading of the step on screen. */
export const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

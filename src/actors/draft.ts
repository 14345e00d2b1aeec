import { fromCallback, fromPromise } from 'xstate';
import type { EventObject, NonReducibleUnknown } from 'xstate';
import { DRAFT_LIFETIME_MS, DRAFT_VERSION, Draft } from '../../contracts/draft.ts';
import type { ChatMessage, Progress } from '../../contracts/draft.ts';
import { transcriptOf } from '../../machines/assessment/transcript.ts';
import type { LoadedDraft } from '../../machines/chat/chat.machine.ts';
import { ASSESSMENT_COMPLETED_KEY, DRAFT_KEY, clearProgress } from './draft-storage.ts';

const parse = (stored: string): Draft | null => {
  try {
    const result = Draft.safeParse(JSON.parse(stored));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
};

const isFresh = (draft: Draft, now: number): boolean =>
  now - Date.parse(draft.savedAt) < DRAFT_LIFETIME_MS;

/** Reads the draft; one that is broken, of another version or too old is removed and reported as dropped. */
export const loadDraft = fromPromise<LoadedDraft>(() => {
  const stored = localStorage.getItem(DRAFT_KEY);
  if (stored === null) return Promise.resolve({ kind: 'none' });
  const draft = parse(stored);
  if (draft !== null && isFresh(draft, Date.now())) {
    return Promise.resolve({ kind: 'found', progress: draft.progress });
  }
  clearProgress();
  return Promise.resolve({ kind: 'dropped' });
});

/** The conversation with times: a message said before keeps its time, a new one gets the present. */
const withTimes = (
  progress: Progress,
  before: readonly ChatMessage[],
  now: string,
): ChatMessage[] =>
  transcriptOf(progress).map((message) => ({
    ...message,
    timestamp:
      before.find(
        ({ type, content, step }) =>
          type === message.type && content === message.content && step === message.step,
      )?.timestamp ?? now,
  }));

/** Writes the progress; fails when the device does not let it (private mode, full storage). */
export const saveDraft = fromPromise<void, { progress: Progress }>(({ input: { progress } }) => {
  const before = parse(localStorage.getItem(DRAFT_KEY) ?? '')?.chatHistory ?? [];
  const now = new Date().toISOString();
  const chatHistory = withTimes(progress, before, now);
  const draft: Draft = { version: DRAFT_VERSION, savedAt: now, progress, chatHistory };
  localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  return Promise.resolve();
});

export const clearProgressActor = fromPromise<void>(() => Promise.resolve(clearProgress()));

/** Reports when another tab of this browser writes or clears the draft. */
export const watchDraft = fromCallback<
  EventObject,
  NonReducibleUnknown,
  { type: 'draft.changedElsewhere' }
>(({ sendBack }) => {
  const listen = (event: StorageEvent): void => {
    if (event.key === DRAFT_KEY || event.key === null) {
      sendBack({ type: 'draft.changedElsewhere' });
    }
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
});

/** Leaves the flag for the dentist search; a blocked storage only costs that convenience. */
export const markAssessmentCompleted = (): void => {
  try {
    localStorage.setItem(ASSESSMENT_COMPLETED_KEY, 'true');
  } catch {
    // The search works without it.
  }
};

import { fromCallback, fromPromise } from 'xstate';
import { DRAFT_LIFETIME_MS, DRAFT_VERSION } from '../../../contracts/assessment/draft-version.ts';
import type { ChatMessage, Draft, Progress } from '../../../contracts/assessment/draft.ts';
import { keptContentOf, transcriptOf } from '../../../machines/assessment/rules/transcript.ts';
import type {
  ClearProgressInput,
  KeepDraftInput,
  LoadedDraft,
  ProgressMoved,
} from '../../../machines/chat/chat.setup.ts';
import { debtOf, freshProgress } from '../../../machines/chat/progress.ts';
import { keepSession, keptSession, removeProgress } from './draft-storage.ts';
import { DRAFT, keepsDraft } from './draft-key.ts';
import { onChangedElsewhere } from '../storage/changed-elsewhere.ts';
import { keptXray } from '../xray/kept-xray.ts';
import { expectStorage } from '../storage/stored.ts';

/** Pause before a failed load of the schema is tried again, in milliseconds. */
const RETRY_MS = 1000;

/** The draft's schema. It loads only once a draft was found: a visitor without one does not wait for it. */
let schema: typeof import('../../../contracts/assessment/draft.ts').Draft | undefined;

/** Loads the schema and retries until it succeeds: giving up would treat an unread draft as none. */
export const loadSchema = async (): Promise<void> => {
  while (schema === undefined) {
    try {
      schema = (await import('../../../contracts/assessment/draft.ts')).Draft;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
};

const keptDraft = (): Draft | null => {
  const result = schema?.safeParse(DRAFT.get());
  return result?.success === true ? result.data : null;
};

const isFresh = (draft: Draft, now: number): boolean =>
  now - Date.parse(draft.savedAt) < DRAFT_LIFETIME_MS;

/**
 * Reads the draft. A broken, outdated or too old draft is removed and reported as dropped; of one that is only too old,
 * a deletion still owed by the server stays.
 */
export const loadDraft = fromPromise<LoadedDraft>(async () => {
  expectStorage();
  if (!keepsDraft()) return { kind: 'none' };
  if (schema === undefined) await loadSchema();
  if (!keepsDraft()) return { kind: 'none' };
  const draft = keptDraft();
  if (draft !== null && isFresh(draft, Date.now())) {
    // X-ray findings made since then are sent with the answers (XRAY-22), and those of a deleted X-ray are not.
    const xrayFindings = keptXray().findings;
    return { kind: 'found', progress: { ...draft.progress, xrayFindings } };
  }
  const debt = draft && debtOf(draft.progress, freshProgress(draft.progress));
  clear(debt);
  return debt === null ? { kind: 'dropped' } : { kind: 'found', progress: debt };
});

/** Adds times to the conversation: a message said before keeps its time, a new one gets the present. */
const withTimes = (
  progress: Progress,
  before: readonly ChatMessage[],
  now: string,
): ChatMessage[] =>
  transcriptOf(progress).map((message) => {
    const { type, step } = message;
    const content = keptContentOf(message);
    const said = before.find(
      (each) => each.type === type && each.step === step && each.content === content,
    );
    return { type, step, content, timestamp: said?.timestamp ?? now };
  });

/**
 * Writes the progress, keeping the times of the messages said before. @returns the conversation as stored; null when it
 * could not be stored
 */
const write = (progress: Progress, before: readonly ChatMessage[]): ChatMessage[] | null => {
  const now = new Date().toISOString();
  const chatHistory = withTimes(progress, before, now);
  const draft: Draft = { version: DRAFT_VERSION, savedAt: now, progress, chatHistory };
  return DRAFT.set(draft) ? chatHistory : null;
};

const clear = (debt: Progress | null): void => {
  const right = keptSession();
  removeProgress();
  if (debt === null || right === null) return;
  keepSession(right);
  write(debt, []);
};

const isSame = (one: Progress, other: Progress): boolean =>
  (Object.keys(one) as (keyof Progress)[]).every((fact) => one[fact] === other[fact]);

/**
 * Writes the progress at once whenever a fact in it changes, so that a dead battery loses nothing. Tells when the
 * device begins to keep it, and when it stops (private mode, full storage).
 */
export const keepDraft = fromCallback<ProgressMoved, KeepDraftInput>(
  ({ input, receive, sendBack }) => {
    let { progress } = input;
    let outcome: 'draft.kept' | 'draft.refused' | null = null;
    /** Read from the device once, not at every letter typed. */
    let history: ChatMessage[] | null = null;
    const report = (now: 'draft.kept' | 'draft.refused'): void => {
      if (now !== outcome) sendBack({ type: now });
      outcome = now;
    };
    if (input.isSaved) report('draft.kept');
    receive((moved) => {
      if (isSame(moved.progress, progress)) return;
      progress = moved.progress;
      const kept = write(progress, history ?? keptDraft()?.chatHistory ?? []);
      history = kept ?? history;
      report(kept === null ? 'draft.refused' : 'draft.kept');
    });
  },
);

/** Removes the draft, except for an owed deletion and the token that entitles to it; fails when storage is blocked. */
export const clearProgress = fromPromise<void, ClearProgressInput>(({ input }) =>
  Promise.resolve(clear(input.debt)),
);

/** Reports when another tab has written or cleared the draft, also while this page was in the back/forward cache. */
export const watchDraft = fromCallback(({ sendBack }) =>
  onChangedElsewhere(DRAFT, () => sendBack({ type: 'draft.changedElsewhere' })),
);

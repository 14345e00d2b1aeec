import { fromCallback, fromPromise } from 'xstate';
import { DRAFT_LIFETIME_MS, DRAFT_VERSION } from '../../contracts/draft-version.ts';
import type { ChatMessage, Draft, Progress } from '../../contracts/draft.ts';
import { keptContentOf, transcriptOf } from '../../machines/assessment/rules/transcript.ts';
import type {
  ClearProgressInput,
  KeepDraftInput,
  LoadedDraft,
  ProgressMoved,
} from '../../machines/chat/chat.setup.ts';
import { debtOf, freshProgress } from '../../machines/chat/progress.ts';
import { keepSession, keptSession, removeProgress } from './draft-storage.ts';
import { DRAFT, keepsDraft } from './draft-key.ts';
import { onChangedElsewhere } from './changed-elsewhere.ts';
import { keptXray } from './kept-xray.ts';
import { expectStorage } from './stored.ts';

/** How long until a file that did not come is asked for again, in milliseconds. */
const RETRY_MS = 1000;

/** What a draft is read by; here once one was found. A visitor without a draft does not wait for it. */
let schema: typeof import('../../contracts/draft.ts').Draft | undefined;

/** An unread draft must not pass for none, so the file is asked for until it comes. */
export const loadSchema = async (): Promise<void> => {
  while (schema === undefined) {
    try {
      schema = (await import('../../contracts/draft.ts')).Draft;
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
 * Reads the draft; one that is broken, of another version or too old is removed and reported as dropped. Of one that is
 * only too old, a deletion that the server owes stays.
 */
export const loadDraft = fromPromise<LoadedDraft>(async () => {
  expectStorage();
  if (!keepsDraft()) return { kind: 'none' };
  if (schema === undefined) await loadSchema();
  if (!keepsDraft()) return { kind: 'none' };
  const draft = keptDraft();
  if (draft !== null && isFresh(draft, Date.now())) {
    // What was found in an X-ray meanwhile goes along with the answers (XRAY-22), and nothing of one that is gone since.
    const xrayFindings = keptXray().findings;
    return { kind: 'found', progress: { ...draft.progress, xrayFindings } };
  }
  const debt = draft && debtOf(draft.progress, freshProgress(draft.progress));
  clear(debt);
  return debt === null ? { kind: 'dropped' } : { kind: 'found', progress: debt };
});

/** The conversation with times: a message said before keeps its time, a new one gets the present. */
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

/** Writes the progress after what was said before it. @returns the conversation as it is kept now; null where it is not */
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
 * Writes the progress whenever a fact in it is another one than before, at once, so that a lost battery
 * costs nothing. Says when the device begins to keep it, and when it stops (private mode, full storage).
 */
export const keepDraft = fromCallback<ProgressMoved, KeepDraftInput>(
  ({ input, receive, sendBack }) => {
    let { progress } = input;
    let outcome: 'draft.kept' | 'draft.refused' | null = null;
    /** Read from the device once, not for every letter typed. */
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

/** Removes what was kept, but for an owed deletion and the right to it; fails when storage is blocked. */
export const clearProgress = fromPromise<void, ClearProgressInput>(({ input }) =>
  Promise.resolve(clear(input.debt)),
);

/** Reports when another tab of this browser writes or clears the draft, or when that was done while this page was put aside. */
export const watchDraft = fromCallback(({ sendBack }) =>
  onChangedElsewhere(DRAFT, () => sendBack({ type: 'draft.changedElsewhere' })),
);

import { LOCALE } from '../../../contracts/common/locale.ts';
import type { Draft } from '../../../contracts/assessment/draft.ts';
import { DRAFT_LIFETIME_MS, DRAFT_VERSION } from '../../../contracts/assessment/draft-version.ts';
import { isStep } from '../../../contracts/assessment/steps.ts';
import { hasProgress } from '../../../machines/chat/progress.ts';
import type { Kept } from '../../lib/format/kept.ts';
import { DRAFT } from './draft-key.ts';

/**
 * Returns when the result arrived, in milliseconds since 1970. `savedAt` moves with later changes, so the result's own
 * time or its message's comes first.
 */
const resultTime = ({ chatHistory, savedAt, progress }: Draft): number => {
  // Results of an earlier release lack `received_at`; their message has the time.
  const message = chatHistory.find(({ step }) => step === 'DIAGNOSIS');
  const said = Date.parse(progress.diagnosis?.received_at ?? message?.timestamp ?? '');
  return Number.isNaN(said) ? Date.parse(savedAt) : said;
};

/** Returns true for a draft that the chat would go on with. */
const isUsable = ({ version, savedAt, progress }: Draft, now: number): boolean =>
  version === DRAFT_VERSION &&
  now - Date.parse(savedAt) < DRAFT_LIFETIME_MS &&
  isStep(progress.step) &&
  hasProgress(progress);

const keptIn = (draft: Draft, now: number): Kept | null => {
  const { progress } = draft;
  if (!isUsable(draft, now)) return null;
  if (progress.diagnosis === null) return { kind: 'assessment' };
  if (typeof progress.diagnosis.urgency !== 'string') return null;
  const day = new Date(resultTime(draft)).toLocaleDateString(LOCALE, {
    day: 'numeric',
    month: 'short',
  });
  return { kind: 'result', day };
};

/**
 * Returns what the start page can lead back to; null when there is nothing usable. It works without the draft's schema,
 * which is larger than the whole start page; the chat validates the draft.
 */
export const readKept = (now: number): Kept | null => {
  const draft = DRAFT.get();
  try {
    return draft === null ? null : keptIn(draft as Draft, now);
  } catch {
    return null;
  }
};

/** Returns true when an assessment on this device is unfinished, or has a result that no account has. */
export const keepsUnsaved = (now: number): boolean => {
  const draft = DRAFT.get() as Draft | null;
  try {
    // A result that was not saved has no id yet, or none at all in an earlier release.
    return draft !== null && isUsable(draft, now) && !draft.progress.diagnosis?.diagnosis_id;
  } catch {
    return false;
  }
};

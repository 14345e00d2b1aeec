import type { DiagnoseRequest } from '../../contracts/endpoints/assessment.ts';
import type { AssessmentKey } from '../../contracts/assessment/session-token.ts';
import type { AssessmentSnapshot } from './assessment.selectors.ts';
import { diagnoseRequest } from './rules/diagnose-request.ts';
import { rightToStore } from './rules/stored.ts';

/** Request that saves a result to an account: the answers, and the right to what the server keeps of them. */
export type ResultToSave = DiagnoseRequest & AssessmentKey;

/**
 * The part of the result that an account can have: nothing, while there is none or this device alone may keep it; the
 * result that it has already; or one to be saved (SAVE-01..03). `at` tells one result from another.
 */
export type Savable =
  | { readonly kind: 'nothing' | 'saved'; readonly at: string | null }
  | { readonly kind: 'unsaved'; readonly at: string | null; readonly result: ResultToSave };

/** Returns what an account can have of the result as it stands. */
export const selectSavable = ({ context }: AssessmentSnapshot): Savable => {
  const { diagnosis, sessionToken } = context;
  const at = diagnosis?.received_at ?? null;
  if (diagnosis === null) return { kind: 'nothing', at };
  if (diagnosis.diagnosis_id !== null) return { kind: 'saved', at };
  const right = rightToStore(context);
  return right === null
    ? { kind: 'nothing', at }
    : {
        kind: 'unsaved',
        at,
        result: { ...diagnoseRequest(context), sessionToken, chatSessionToken: right },
      };
};

/** The base of a report: a result that an account has, or one that it can have; nothing otherwise. */
export type Reportable =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unsaved'; readonly savable: Savable }
  | { readonly kind: 'saved'; readonly id: string }
  /** A re-analysis is in the account from its first moment. */
  | { readonly kind: 'reanalysis'; readonly id: string }
  /** A payment, whose receipts are printed. */
  | { readonly kind: 'payment'; readonly id: string }
  /** A call, whose dentist's note is printed. */
  | { readonly kind: 'visit'; readonly id: string };

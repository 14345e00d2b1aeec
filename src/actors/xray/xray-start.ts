import type { Draft } from '../../../contracts/assessment/draft.ts';
import { DRAFT_LIFETIME_MS, DRAFT_VERSION } from '../../../contracts/assessment/draft-version.ts';
import { NEW_XRAY } from '../../../contracts/xray/xray-address.ts';
import { hasProgress } from '../../../machines/chat/progress.ts';
import type { XrayInput } from '../../../machines/xray/xray.types.ts';
import { DRAFT } from '../assessment/draft-key.ts';
import { keptXray } from './kept-xray.ts';
import { newRequestKey } from '../calls/request-key.ts';
import { keptUser } from '../accounts/session-storage.ts';

type Assessment = Pick<XrayInput, 'diagnosisId' | 'questionnaire'>;

const NONE: Assessment = { diagnosisId: null, questionnaire: null };

const assessmentIn = ({ version, savedAt, progress }: Draft, now: number): Assessment => {
  const isUsable = version === DRAFT_VERSION && now - Date.parse(savedAt) < DRAFT_LIFETIME_MS;
  if (!isUsable || !hasProgress(progress)) return NONE;
  const { sessionToken, chatContext, followUpAnswers, confirmedSigns, diagnosis } = progress;
  const { age, sex, category, issue, medicalHistory, allergies } = chatContext;
  return {
    diagnosisId: diagnosis?.diagnosis_id ?? null,
    questionnaire: {
      sessionToken,
      age,
      sex,
      category,
      issue,
      followUpAnswers,
      medicalHistory,
      allergies,
      confirmedSigns,
    },
  };
};

/** Reads the assessment kept on this device; the server checks what is sent of it. */
const keptAssessment = (now: number): Assessment => {
  const draft = DRAFT.get();
  try {
    return draft === null ? NONE : assessmentIn(draft as Draft, now);
  } catch {
    return NONE;
  }
};

/** Returns the saved result, with its answers if this device keeps them; the server has them in any case. */
const savedAssessment = (diagnosisId: string, kept: Assessment): Assessment =>
  kept.diagnosisId === diagnosisId ? kept : { diagnosisId, questionnaire: null };

/**
 * Picks the X-ray to open. Beside a saved result, or for a new X-ray, the one of this device opens only if the address
 * names it.
 */
const openedXray = (named: string | null, beside: string | null): string | null => {
  if (named === NEW_XRAY) return null;
  return named ?? (beside === null ? keptXray().id : null);
};

/**
 * Reads what the X-ray flow starts with: the X-ray named by the address or kept on this device, and the saved result
 * that it is added to, or else the assessment kept here. An X-ray that this device does not keep is only looked at.
 */
export const readXrayStart = (named: string | null, beside: string | null): XrayInput => {
  const kept = keptAssessment(Date.now());
  const xrayId = openedXray(named, beside);
  return {
    requestKey: newRequestKey(),
    xrayId,
    isAdopted: xrayId === null || xrayId === keptXray().id,
    email: keptUser()?.email ?? '',
    ...(beside === null ? kept : savedAssessment(beside, kept)),
  };
};

/** True when the kept assessment is an emergency: help comes before any X-ray. */
export const isHelpFirst = (): boolean => {
  const draft = DRAFT.get() as Partial<Draft> | null;
  return (draft?.progress?.diagnosis?.emergency ?? null) !== null;
};

import { fromCallback, fromPromise } from 'xstate';
import type { Reanalysis, Xray } from '../../../contracts/endpoints/xrays.ts';
import type { ToldKind } from '../../../contracts/xray/xray-states.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import type {
  Looked,
  Mailed,
  Reanalysed,
  Reanalysing,
  SavingReanalysis,
  SavedXray,
  SavingXray,
  Uploaded,
  XrayEvents,
} from '../../../machines/xray/xray.types.ts';
import { callForm } from '../calls/call-form.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { keptUser } from '../accounts/session-storage.ts';
import { dropImage, heldImage } from './xray-images.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/xrays.ts'));

const NOT_FOUND = 404;
/** The server's status for a malformed id, such as that of a truncated link. */
const NO_ID = 400;

const SIGNED_OUT: Failure = { kind: 'unauthorized', message: 'Nobody is signed in' };

/** Returns the signed-in account's id; rejects when signed out, so that no request is sent (AUTH-22, SAVE-04). */
const account = (): Promise<string> => {
  const user = keptUser();
  return user === null ? Promise.reject(SIGNED_OUT) : Promise.resolve(user.id);
};

const missing = (error: unknown, ...statuses: readonly number[]): Looked => {
  if (!statuses.includes((error as Failure).status ?? 0)) throw error;
  return { verdict: 'missing' };
};

const send = async (
  key: string,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Uploaded> => {
  const file = heldImage(key);
  if (file === null) return { verdict: 'lost' };
  const fields = { llm_user_id: await account() };
  const sent = { fields, file, requestKey: key, signal };
  const reply = await callForm(named('uploadXray'), sent, onProgress);
  dropImage(key);
  return reply.success
    ? { verdict: 'stored', id: reply.fileId }
    : { verdict: 'rejected', sentence: reply.message };
};

/** Uploads a picture and tells the progress; ending the actor cancels the upload (API-54, XRAY-02, XRAY-03). */
export const uploadXray = fromCallback<XrayEvents, { readonly key: string }>(
  ({ input, sendBack }) => {
    const ending = new AbortController();
    const tell = (event: XrayEvents): void => {
      if (!ending.signal.aborted) sendBack(event);
    };
    const progressed = (percent: number): void => tell({ type: 'upload.progressed', percent });
    send(input.key, ending.signal, progressed).then(
      (output) => tell({ type: 'upload.finished', output }),
      (error: Failure) => tell({ type: 'upload.failed', error }),
    );
    return () => ending.abort();
  },
);

/** Builds the verdict of an X-ray that was read. */
const read = (xray: Xray, reanalysis: Reanalysis | null): Looked => ({
  verdict: 'read',
  xray,
  reanalysis,
  email: keptUser()?.email ?? '',
});

/** Reads the newest re-analysis; null on failure, so that the findings are shown all the same. */
const newestReanalysis = (id: string, signal: AbortSignal): Promise<Reanalysis | null> =>
  call(named('readReanalyses'), { params: { id }, signal }).then(
    ({ reanalyses }) => reanalyses[0] ?? null,
    () => null,
  );

/** Has a stored picture analysed; the server finishes even if the page does not wait (API-56). */
export const analyzeXray = fromPromise<
  Looked,
  { readonly id: string; readonly requestKey: string }
>(async ({ input: { id, requestKey }, signal }) => {
  const fields = { llm_user_id: await account(), xray: id };
  try {
    const reply = await callForm(named('analyzeXray'), { fields, file: null, requestKey, signal });
    return reply.success
      ? read(reply.xray, null)
      : { verdict: 'rejected', sentence: reply.message };
  } catch (error) {
    return missing(error, NOT_FOUND);
  }
});

/** Tells what an X-ray shows that the server asks about. */
export const tellXrayKind = fromPromise<Looked, { readonly id: string; readonly kind: ToldKind }>(
  async ({ input: { id, kind }, signal }) => {
    await account();
    try {
      const sent = { params: { id }, body: { kind }, signal };
      const { xray } = await call(named('tellXrayKind'), sent);
      return read(xray, null);
    } catch (error) {
      return missing(error, NOT_FOUND);
    }
  },
);

/** Reads the state of an X-ray, and its newest re-analysis. */
export const readXray = fromPromise<Looked, { readonly id: string }>(
  async ({ input: { id }, signal }) => {
    await account();
    try {
      const { xray } = await call(named('readXray'), { params: { id }, signal });
      const isAnalyzed = xray.state === 'analyzed';
      return read(xray, isAnalyzed ? await newestReanalysis(id, signal) : null);
    } catch (error) {
      return missing(error, NOT_FOUND, NO_ID);
    }
  },
);

/** Attaches an X-ray to a saved result (SAVE-05). */
export const saveXray = fromPromise<SavedXray, SavingXray>(
  async ({ input: { xrayId, diagnosisId }, signal }) => {
    if (diagnosisId === null) return { verdict: 'unsaved' };
    await account();
    const body = { xray_id: xrayId, diagnosis_id: diagnosisId };
    const reply = await call(named('saveXrayAnalysis'), { body, signal });
    return { verdict: 'saved', id: reply.xray_analysis_id };
  },
);

const contextOf = ({ questionnaire }: Reanalysing) => ({
  age: questionnaire?.age ?? null,
  sex: questionnaire?.sex ?? null,
  category: questionnaire?.category ?? null,
  issue: questionnaire?.issue ?? '',
  quickInput: questionnaire?.followUpAnswers ?? {},
  ...(questionnaire === null
    ? {}
    : {
        medicalHistory: [...questionnaire.medicalHistory],
        allergies: questionnaire.allergies,
        confirmedSigns: questionnaire.confirmedSigns,
      }),
});

/** The answers say how old the patient is and of which sex, so that neither is sent again (REAN-10..14). */
const patientOf = ({ questionnaire, email }: Reanalysing) => ({
  age: null,
  chiefComplaint: questionnaire?.issue ?? '',
  ...(email !== '' && { email }),
});

const mailedOf = (isSent: boolean, isQueued: boolean): Mailed => {
  if (isSent) return 'sent';
  return isQueued ? 'queued' : 'unsent';
};

/** Has the answers and the X-ray analysed together (API-60, API-61). */
export const reanalyze = fromPromise<Reanalysed, Reanalysing>(async ({ input, signal }) => {
  await account();
  const { requestKey, xrayId, diagnosisId, questionnaire, findings } = input;
  const body = {
    xray_id: xrayId,
    ...(questionnaire === null ? {} : { sessionToken: questionnaire.sessionToken }),
    ...(diagnosisId === null ? {} : { diagnosis_id: diagnosisId }),
    chatContext: contextOf(input),
    xrayFindings: findings,
    patientData: patientOf(input),
  };
  const reply = await call(named('reanalyse'), { body, requestKey, signal });
  return {
    reanalysis: reply.reanalysis,
    mailed: mailedOf(reply.email_sent, reply.email_queued),
  };
});

/** Saves a re-analysis permanently (SAVE-07). */
export const saveReanalysis = fromPromise<{ readonly id: string }, SavingReanalysis>(
  async ({ input: { id, diagnosisId }, signal }) => {
    const body = {
      reanalysis: { id },
      patient_id: await account(),
      original_diagnosis_id: diagnosisId,
    };
    const reply = await call(named('saveReanalysis'), { body, signal });
    return { id: reply.reanalysis_id };
  },
);

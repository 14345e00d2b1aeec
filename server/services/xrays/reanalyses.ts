import type { Received } from '../../../contracts/endpoints/endpoint.ts';
import type { Reanalysis, reanalyse } from '../../../contracts/endpoints/xrays.ts';
import { isMeasured } from '../../../contracts/xray/model-card.ts';
import { REANALYSES_OF_XRAY_MAX } from '../../../contracts/xray/xray-files.ts';
import type { FoundOnXray } from '../../assessment/combined-reading.ts';
import { toldFindings } from '../../radiograph/told.ts';
import { detectionWords, placeWords } from '../../radiograph/words.ts';
import { assessmentsIn } from '../../repositories/assessments.ts';
import type { Assessment } from '../../repositories/assessments.ts';
import { messagesIn } from '../../repositories/messages.ts';
import { reanalysesIn } from '../../repositories/reanalyses.ts';
import type { ReanalysisRow } from '../../repositories/reanalyses.ts';
import { xraysIn } from '../../repositories/xrays.ts';
import type { XrayRow } from '../../repositories/xrays.ts';
import { lockFor, withdrawnFor } from '../accounts/consent-rule.ts';
import type { NotAllowed } from '../accounts/consent-rule.ts';
import { undoable } from '../undoable.ts';
import type { Engine } from '../engine.ts';
import { mailAccount } from '../messages/outbox.ts';
import { claimRequest } from '../request-keys.ts';
import type { XrayDeps } from './xray-deps.ts';
import { findAnswers } from './questionnaire.ts';
import type { FoundAnswers } from './questionnaire.ts';
import { toldContent } from './reading.ts';
import { stillKept } from './still-kept.ts';

/** Longest wait of a call for the mail provider to take a mail, in milliseconds. */
const MAIL_WAIT_MS = 3000;

/** Time after which an unsent mail is useless, in milliseconds. */
const MAIL_USEFUL_MS = 24 * 60 * 60 * 1000;

export type ReanalysisDeps = Pick<XrayDeps, 'db' | 'clock' | 'ids' | 'wakeJobs' | 'ends'> & {
  readonly engine: Pick<Engine, 'readTogether'>;
};

type ReanalysisRequest = {
  readonly ownerId: string;
  readonly requestKey: string;
  readonly body: Received<typeof reanalyse>['body'];
  readonly signal: AbortSignal;
};

export type Mailed = 'sent' | 'queued' | 'unsent';

/** `notFound`: the X-ray is not the account's. `otherPerson`: the answers are of somebody else. */
type Reanalysed =
  | { readonly kind: 'read'; readonly row: ReanalysisRow; readonly mailed: Mailed }
  | { readonly kind: 'notFound' | 'notAnalyzed' | 'otherPerson' | 'otherRequest' | 'tooMany' }
  | NotAllowed
  | Exclude<FoundAnswers, { kind: 'found' }>;

type Written =
  | { readonly kind: 'written'; readonly row: ReanalysisRow }
  | Exclude<Reanalysed, { kind: 'read' }>;

/** Returns true where an X-ray was told to be somebody else's than a result. */
const isOfOther = (
  { profileId, diagnosisId }: Pick<XrayRow, 'profileId' | 'diagnosisId'>,
  result: Pick<Assessment, 'profileId'> | null,
): boolean =>
  (profileId !== null || diagnosisId !== null) && result !== null && result.profileId !== profileId;

const foundOn = ({ reading }: XrayRow): FoundOnXray[] =>
  reading === null
    ? []
    : toldFindings(reading).map(({ detection, confidence, place }) => ({
        detection,
        confidence,
        isMeasured: isMeasured(reading.engine),
        what: detectionWords(detection),
        where: placeWords(place),
      }));

const toldRow = (row: ReanalysisRow, { reading }: XrayRow): ReanalysisRow => ({
  ...row,
  content: toldContent(row.content, reading),
});

/**
 * Reads an X-ray of the account together with the patient's answers, keeps both readings and mails how soon to be seen:
 * once for each request, however often it is repeated. The findings are those that the server has stored.
 */
export const reanalyseXray = async (
  deps: ReanalysisDeps,
  asked: ReanalysisRequest,
): Promise<Reanalysed> => {
  const { db, engine } = deps;
  const { ownerId, body, signal } = asked;
  const xray = await xraysIn(db.sql).byIdOf(ownerId, body.xray_id);
  if (xray === null) return { kind: 'notFound' };
  if (xray.state !== 'analyzed') return { kind: 'notAnalyzed' };
  const withdrawn = await withdrawnFor(db.sql, ownerId, 'reading');
  if (withdrawn !== null) return withdrawn;
  const answers = await findAnswers(db.sql, ownerId, body);
  if (answers.kind !== 'found') return answers;
  const { patient, kept } = answers;
  if (isOfOther(xray, kept)) return { kind: 'otherPerson' };
  const together = {
    patient,
    kept: kept?.diagnosis ?? null,
    found: foundOn(xray),
    isSought: xray.toldKind !== 'notSure',
  };
  const content = await engine.readTogether(together, signal);
  const written = await undoable<Written>(db, async (sql, undo) => {
    // The lock makes re-analyses of an account happen one after the other, and refuses an account that is being deleted
    // or has withdrawn its consent meanwhile.
    const refused = await lockFor(sql, ownerId, 'reading');
    if (refused !== null) return refused;
    const row: ReanalysisRow = {
      id: deps.ids.row(),
      ownerId,
      xrayId: xray.id,
      diagnosisId: await stillKept(sql, ownerId, kept?.id),
      createdAt: deps.clock.now(),
      savedAt: null,
      content,
      messageId: deps.ids.row(),
    };
    const claim = { ownerId, requestKey: asked.requestKey, body, subject: row.id };
    const claimed = await claimRequest(sql, deps.clock, claim);
    if (claimed.kind === 'different') return { kind: 'otherRequest' };
    if (claimed.kind === 'repeated') {
      const found = await reanalysesIn(sql).byIdOf(ownerId, claimed.subject);
      return found === null ? { kind: 'notFound' } : { kind: 'written', row: toldRow(found, xray) };
    }
    // The X-ray may have been deleted while it was read.
    if ((await xraysIn(sql).lock(xray.id)) === null) return undo({ kind: 'notFound' });
    const before = await reanalysesIn(sql).countOfXray(xray.id);
    if (before >= REANALYSES_OF_XRAY_MAX) return undo({ kind: 'tooMany' });
    await reanalysesIn(sql).add(row);
    await mailAccount(sql, deps, ownerId, {
      id: row.messageId,
      kind: 'reanalysis',
      values: { urgency: content.urgency_level, xray: xray.id },
      uselessAt: new Date(deps.clock.now().getTime() + MAIL_USEFUL_MS),
    });
    return { kind: 'written', row };
  });
  if (written.kind !== 'written') return written;
  return { kind: 'read', row: written.row, mailed: await mailedOf(deps, written.row, signal) };
};

/** Waits a moment for the mail, and returns its outcome. */
const mailedOf = async (
  { db, ends, wakeJobs }: ReanalysisDeps,
  { messageId }: ReanalysisRow,
  signal: AbortSignal,
): Promise<Mailed> => {
  wakeJobs();
  const state = await ends.wait(messageId, {
    ms: MAIL_WAIT_MS,
    signal,
    read: async () => (await messagesIn(db.sql).byId(messageId))?.state,
    isOver: (now) => now !== 'waiting',
  });
  if (state === 'sent') return 'sent';
  return state === 'waiting' ? 'queued' : 'unsent';
};

type Whose = { readonly ownerId: string; readonly id: string };

/** Lists the re-analyses of an X-ray of the account, the newest first; `null` when the X-ray is another account's. */
export const readReanalyses = async (
  { db }: Pick<ReanalysisDeps, 'db'>,
  { ownerId, id }: Whose,
): Promise<ReanalysisRow[] | null> => {
  const xray = await xraysIn(db.sql).byIdOf(ownerId, id);
  if (xray === null) return null;
  const rows = await reanalysesIn(db.sql).ofXray(ownerId, id);
  return rows.map((row) => toldRow(row, xray));
};

/** `notFound`: the re-analysis, or the result that it should belong to, is not the account's. */
type Saved =
  | { readonly kind: 'saved'; readonly row: ReanalysisRow }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'otherPerson' }
  | NotAllowed;

/**
 * Keeps a re-analysis of the account for good, together with its X-ray, whose deletion would delete it. The X-ray gets
 * the same result, unless it has one. A result that the re-analysis has stays; one without a result may get it now or
 * later.
 */
export const saveReanalysis = (
  { db, clock }: Pick<ReanalysisDeps, 'db' | 'clock'>,
  { ownerId, id, diagnosisId }: Whose & { readonly diagnosisId: string | null },
): Promise<Saved> =>
  db.transaction(async (sql) => {
    const refused = await lockFor(sql, ownerId, 'keeping');
    if (refused !== null) return refused;
    const row = await reanalysesIn(sql).byIdOf(ownerId, id);
    if (row === null) return { kind: 'notFound' };
    const named = await stillKept(sql, ownerId, diagnosisId ?? undefined);
    if (named !== diagnosisId) return { kind: 'notFound' };
    const xray = await xraysIn(sql).lock(row.xrayId);
    if (xray === null) return { kind: 'notFound' };
    const result = named === null ? null : await assessmentsIn(sql).byIdOf(ownerId, named);
    if (isOfOther(xray, result)) return { kind: 'otherPerson' };
    const saved = {
      savedAt: row.savedAt ?? clock.now(),
      diagnosisId: row.diagnosisId ?? named,
    };
    await reanalysesIn(sql).save(id, saved);
    await xraysIn(sql).change(xray.id, {
      savedAt: xray.savedAt ?? saved.savedAt,
      diagnosisId: xray.diagnosisId ?? saved.diagnosisId,
      profileId: xray.profileId ?? result?.profileId ?? null,
    });
    return { kind: 'saved', row: toldRow({ ...row, ...saved }, xray) };
  });

/** Shows a re-analysis to its owner. */
export const reanalysisOf = (row: ReanalysisRow): Reanalysis => ({
  id: row.id,
  xray_id: row.xrayId,
  patient_id: row.ownerId,
  original_diagnosis_id: row.diagnosisId,
  reanalysis_id: row.savedAt === null ? null : row.id,
  created_at: row.createdAt.toISOString(),
  ...row.content,
});

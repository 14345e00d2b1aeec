import { DEVICE_KEPT_DAYS } from '../../contracts/accounts/account.ts';
import { ANALYTICS_KEPT_DAYS } from '../../contracts/site/analytics-events.ts';
import { FEEDBACK_KEPT_DAYS } from '../../contracts/assessment/feedback.ts';
import { RESULT_KEPT_DAYS } from '../../contracts/common/product.ts';
import { ROOM_TALK_KEPT_DAYS } from '../../contracts/booking/room.ts';
import { XRAY_KEPT_DAYS } from '../../contracts/xray/xray-files.ts';
import type { JobKind } from '../jobs/runner.ts';
import { accountSessionsIn } from '../repositories/account-sessions.ts';
import { analyticsIn } from '../repositories/analytics.ts';
import { assessmentsIn } from '../repositories/assessments.ts';
import { chatSessionsIn } from '../repositories/chat-sessions.ts';
import { feedbackIn } from '../repositories/feedback.ts';
import { issuerSignInsIn } from '../repositories/staff-issuer.ts';
import { googleNoncesIn } from '../repositories/google.ts';
import { inSteps } from '../repositories/in-steps.ts';
import { knownDevicesIn } from '../repositories/known-devices.ts';
import { jobsIn } from '../repositories/jobs.ts';
import { messagesIn } from '../repositories/messages.ts';
import { oneTimeCodesIn } from '../repositories/one-time-codes.ts';
import { rateCountsIn } from '../repositories/rate-counts.ts';
import { providerEventsIn } from '../repositories/provider-events.ts';
import { reanalysesIn } from '../repositories/reanalyses.ts';
import { recordReadsIn } from '../repositories/record-reads.ts';
import { roomsIn } from '../repositories/rooms.ts';
import { requestKeysIn } from '../repositories/request-keys.ts';
import { staffInvitationsIn } from '../repositories/staff-invitations.ts';
import type { ServiceDeps } from './deps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = RESULT_KEPT_DAYS * DAY_MS;

/**
 * Time for which a chat session without results is kept: it holds nothing about a person, and a browser may come back
 * with its token after months.
 */
const SESSION_KEPT_MS = 365 * DAY_MS;

/** Time for which reads of a deleted patient's record are kept (DPDP Rules 2025, rule 6: one year). */
const READ_KEPT_MS = 365 * DAY_MS;

type Deps = Pick<ServiceDeps, 'db' | 'clock'>;

/** Number of deleted rows of each kind. */
type Deleted = Readonly<
  Record<
    | 'results'
    | 'chats'
    | 'jobs'
    | 'sessions'
    | 'devices'
    | 'codes'
    | 'nonces'
    | 'issuerSignIns'
    | 'messages'
    | 'reads'
    | 'invitations'
    | 'requestKeys'
    | 'providerEvents'
    | 'rooms'
    | 'feedback'
    | 'reanalyses'
    | 'analytics',
    number
  >
>;

/** Returns the moment at which a result of now is deleted, unless an account has it by then. */
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + KEPT_MS);

/** Deletes expired results, sessions, codes and invitations, and old jobs, messages, reads and the like. */
export const deleteOld = async ({ db, clock }: Deps): Promise<Deleted> => {
  const now = clock.now();
  const longAgo = new Date(now.getTime() - KEPT_MS);
  const xraysFrom = new Date(now.getTime() - XRAY_KEPT_DAYS * DAY_MS);
  return {
    results: await assessmentsIn(db.sql).deleteExpired(now),
    chats: await chatSessionsIn(db.sql).deleteCreatedBefore(
      new Date(now.getTime() - SESSION_KEPT_MS),
    ),
    jobs: await jobsIn(db.sql).deleteDoneBefore(longAgo),
    sessions: await accountSessionsIn(db.sql).deleteExpiredBefore(now),
    devices: await knownDevicesIn(db.sql).deleteSeenBefore(
      new Date(now.getTime() - DEVICE_KEPT_DAYS * DAY_MS),
    ),
    codes: await oneTimeCodesIn(db.sql).deleteExpiredBefore(new Date(now.getTime() - DAY_MS)),
    issuerSignIns: await issuerSignInsIn(db.sql).deleteExpiredBefore(now),
    nonces: await googleNoncesIn(db.sql).deleteExpiredBefore(now),
    messages: await messagesIn(db.sql).deleteCreatedBefore(longAgo),
    reads: await recordReadsIn(db.sql).deleteOfNobodyBefore(new Date(now.getTime() - READ_KEPT_MS)),
    invitations: await staffInvitationsIn(db.sql).deleteExpiredBefore(now),
    requestKeys: await requestKeysIn(db.sql).deleteCreatedBefore(longAgo),
    rooms: await roomsIn(db.sql).deleteCreatedBefore(
      new Date(now.getTime() - ROOM_TALK_KEPT_DAYS * DAY_MS),
    ),
    feedback: await feedbackIn(db.sql).deleteCreatedBefore(
      new Date(now.getTime() - FEEDBACK_KEPT_DAYS * DAY_MS),
    ),
    reanalyses: await inSteps((limit) =>
      db.transaction((sql) => reanalysesIn(sql).deleteUnsavedBefore(xraysFrom, limit)),
    ),
    providerEvents: await providerEventsIn(db.sql).deleteReceivedBefore(longAgo),
    analytics: await analyticsIn(db.sql).deleteBefore(
      new Date(now.getTime() - ANALYTICS_KEPT_DAYS * DAY_MS),
    ),
  };
};

type RetentionDeps = Deps & { readonly log: { info(line: object, text: string): void } };

/** Once a day (UTC), whatever is kept no longer is deleted. */
export const retention = ({ log, ...deps }: RetentionDeps): JobKind => ({
  name: 'retention',
  keyAt: (now) => now.toISOString().slice(0, 10),
  run: async () => log.info(await deleteOld(deps), 'old records deleted'),
});

/** Once an hour, counts of calls that no limit asks for any more are deleted: a hostile day would leave millions. */
export const rateCountsRetention = ({ db, clock }: Deps): JobKind => ({
  name: 'rateCountsRetention',
  keyAt: (now) => now.toISOString().slice(0, 13),
  run: async () => void (await rateCountsIn(db.sql).deleteEndedBefore(clock.now())),
});

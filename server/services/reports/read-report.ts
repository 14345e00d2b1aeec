import { resultAddress } from '../../../contracts/assessment/result-address.ts';
import { checkAddress } from '../../../contracts/booking/check-address.ts';
import { courseOf } from '../../../contracts/rules/shared-result.ts';
import { urgencyLevelOf } from '../../../contracts/rules/urgency-level.ts';
import { xrayAddress } from '../../../contracts/xray/xray-address.ts';
import type { Database, Sql } from '../../db/connect.ts';
import type { Caller } from '../../lib/callers.ts';
import type { Clock } from '../../lib/clock.ts';
import type { FileStore } from '../../providers/files/port.ts';
import { isoDayOf } from '../../report/days.ts';
import { dentistPart } from '../../report/dentist-part.ts';
import { prescriptionPage } from '../../report/prescription-page.ts';
import type { PrintedXray, ReportedReanalysis } from '../../report/reanalysis-report.ts';
import { receiptReportOf } from '../../report/receipt-report.ts';
import type { Report } from '../../report/report.ts';
import { xrayDentistPart } from '../../report/xray-dentist-part.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import type { Account } from '../../repositories/accounts.ts';
import { attendedIn } from '../../repositories/appointments.ts';
import { assessmentsIn } from '../../repositories/assessments.ts';
import { profilesIn } from '../../repositories/profiles.ts';
import { reanalysesIn } from '../../repositories/reanalyses.ts';
import { visitNotesIn } from '../../repositories/visit-notes.ts';
import { xraysIn } from '../../repositories/xrays.ts';
import type { XrayRow } from '../../repositories/xrays.ts';
import { readCheckIn } from '../check-ins/check-ins.ts';
import { fullName } from '../full-name.ts';
import { readReceipts } from '../payments/receipts/read-receipts.ts';
import { texts } from '../../texts/speaking.ts';
import { notesOf } from '../visits/visit-notes.ts';
import { fileNameOf } from '../xrays/pictures.ts';
import type { Pictures } from '../xrays/pictures.ts';
import { analysisOf, toldContent } from '../xrays/reading.ts';
import type { Reported } from './report-address.ts';

export type ReportDeps = {
  readonly db: Database;
  readonly clock: Clock;
  /** Store of the X-ray pictures. */
  readonly files: FileStore;
  /** Scales a picture down for paper. */
  readonly pictures: Pick<Pictures, 'forPaper'>;
};

type Found = { readonly report: Report; readonly fileName: string };

/** The report's subject, the origin of its links, and a signal that aborts when the caller has gone. */
type ReportRequest = Reported & { readonly origin: string; readonly signal: AbortSignal };

/** Returns the name on a paper: the account holder's, with that of the person whom it is about where it is another. */
const nameOn = async (sql: Sql, account: Account, profileId: string | null): Promise<string> => {
  const person = profileId === null ? null : await profilesIn(sql).byIdOf(account.id, profileId);
  const owner = fullName(account);
  if (person === null) return owner;
  const named = texts().PAPER.ownerFor.replace('{owner}', () => owner);
  return named.replace('{patient}', () => person.name);
};

const readResult = async (
  { db, clock }: ReportDeps,
  owner: Caller,
  { id, origin }: ReportRequest,
): Promise<Found | null> => {
  const [result, account] = await Promise.all([
    assessmentsIn(db.sql).byIdOf(owner.id, id),
    accountsIn(db.sql).byId(owner.id),
  ]);
  if (result === null || account === null) return null;
  const madeAt = result.createdAt.toISOString();
  const { diagnosis } = result;
  const checkIn = await readCheckIn(db.sql, { ownerId: owner.id, id });
  const { reportOf, PLACE } = texts();
  const report = reportOf(
    {
      madeAt,
      readAt: clock.now().toISOString(),
      diagnosis,
      checkIn,
      owner: await nameOn(db.sql, account, result.profileId),
      address: `${origin}${PLACE}${resultAddress(result.id)}`,
    },
    dentistPart(diagnosis, courseOf(checkIn?.answers ?? [])),
  );
  return { report, fileName: `toothwise-report-${isoDayOf(madeAt)}.pdf` };
};

/**
 * Loads the picture of an X-ray for paper. A report is made without it when it cannot be had: the text does not depend
 * on it.
 */
const printed = async (
  { files, pictures }: ReportDeps,
  { id, ownerId }: XrayRow,
  signal: AbortSignal,
): Promise<PrintedXray | null> => {
  try {
    const load = () => files.get(fileNameOf(id, 'picture'));
    return await pictures.forPaper(load, { ownerId, signal });
  } catch {
    return null;
  }
};

const readReanalysis = async (
  deps: ReportDeps,
  owner: Caller,
  { id, origin, signal }: ReportRequest,
): Promise<Found | null> => {
  const { sql } = deps.db;
  const [row, account] = await Promise.all([
    reanalysesIn(sql).byIdOf(owner.id, id),
    accountsIn(sql).byId(owner.id),
  ]);
  const xray = row === null ? null : await xraysIn(sql).byIdOf(owner.id, row.xrayId);
  if (row === null || account === null || xray === null || xray.reading === null) return null;
  const madeAt = row.createdAt.toISOString();
  const { reanalysisReportOf, PLACE } = texts();
  const reported = {
    madeAt,
    readAt: deps.clock.now().toISOString(),
    xrayMadeAt: xray.createdAt.toISOString(),
    reanalysis: toldContent(row.content, xray.reading),
    answers: await answersOf(deps, owner, row.diagnosisId),
    analysis: analysisOf(xray.reading, xray.toldKind),
    toldKind: xray.toldKind,
    xray: await printed(deps, xray, signal),
    owner: await nameOn(sql, account, xray.profileId),
    address: `${origin}${PLACE}${xrayAddress(xray.id)}`,
  };
  const report = reanalysisReportOf(reported, xrayDentistPart(reported));
  return { report, fileName: `toothwise-x-ray-report-${isoDayOf(madeAt)}.pdf` };
};

/** Reads the result whose answers were used, if it is still in the account. */
const answersOf = async (
  { db }: ReportDeps,
  owner: Caller,
  resultId: string | null,
): Promise<ReportedReanalysis['answers']> => {
  const result = resultId === null ? null : await assessmentsIn(db.sql).byIdOf(owner.id, resultId);
  if (result === null) return null;
  const { diagnosis, createdAt } = result;
  return {
    madeAt: createdAt.toISOString(),
    level: urgencyLevelOf(diagnosis),
    emergency: diagnosis.emergency,
  };
};

const readReceipt = async (
  { db }: ReportDeps,
  owner: Caller,
  { id }: ReportRequest,
): Promise<Found | null> => {
  const [first, ...more] = await readReceipts(db, { ownerId: owner.id, paymentId: id });
  if (first === undefined) return null;
  const fileName = `toothwise-receipt-${first.number.replaceAll('/', '-')}.pdf`;
  return { report: receiptReportOf(first, ...more), fileName };
};

const readVisit = async (
  { db }: ReportDeps,
  owner: Caller,
  { id, origin }: ReportRequest,
): Promise<Found | null> => {
  const { sql } = db;
  const found = await attendedIn(sql).one(owner.id, id);
  const newest = found === null ? null : await visitNotesIn(sql).newest(id);
  const [note] = newest === null ? [] : await notesOf(sql, [newest]);
  if (found === null || note === undefined) return null;
  const { startsAt, patientName, guardian } = found.appointment;
  const visit = { note, startsAt: startsAt.toISOString(), patient: patientName, guardian };
  const addressOfCheck = (code: string) => `${origin}${checkAddress(code)}`;
  const report = texts().visitReportOf(visit, prescriptionPage(visit, addressOfCheck));
  return { report, fileName: `toothwise-visit-note-${isoDayOf(startsAt.toISOString())}.pdf` };
};

const READERS = {
  result: readResult,
  reanalysis: readReanalysis,
  receipt: readReceipt,
  visit: readVisit,
} as const;

/** Makes the report of a result, a re-analysis, a payment or a visit as it stands now; `null` when that is gone. */
export const readReport = (
  deps: ReportDeps,
  owner: Caller,
  asked: ReportRequest,
): Promise<Found | null> => READERS[asked.of](deps, owner, asked);

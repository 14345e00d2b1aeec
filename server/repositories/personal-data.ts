import { and, eq, inArray } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import {
  accountSessions,
  accounts,
  appointments,
  assessmentSessions,
  assessments,
  checkInAnswers,
  checkIns,
  consents,
  feedback,
  knownDevices,
  messages,
  oneTimeCodes,
  paymentLedger,
  payments,
  prescriptions,
  reanalyses,
  receipts,
  recordReads,
  roomMessages,
  sandboxMessages,
  staffInvitations,
  stills,
  visitNotes,
  xrays,
} from '../db/schema.ts';
import type { Account } from './accounts.ts';
import { deleteMailsOf } from './appointment-messages.ts';
import { isSaidBy } from './feedback.ts';
import { googleIdentitiesIn } from './google.ts';
import { reanalysesIn } from './reanalyses.ts';
import { contactsOf, removePictures } from './personal-data-rule.ts';
import type { Row, Rule } from './personal-data-rule.ts';
import { LINK_RULES } from './result-links.ts';
import { VISIT_RESULT_RULES } from './visit-results.ts';
import { PROFILE_RULES } from './profiles.ts';
import { passkeysIn } from './passkeys.ts';
import { staffIdentitiesIn } from './staff-issuer.ts';
import { stillsIn } from './stills.ts';

const OF_NOBODY: Rule = { read: null, erase: null };

/**
 * The rule of every table (India's DPDP Act, sections 11 and 12). A test walks the schema and fails for a table without
 * a rule, or whose rule leaves something of an erased person.
 */
export const PERSONAL_DATA: Readonly<Record<string, Rule>> = {
  accounts: {
    read: async (_sql, { passwordHash: _secret, ...account }) => [account],
    erase: null,
  },
  ...PROFILE_RULES,
  account_sessions: {
    read: (sql, { id }) => {
      const { browser, createdAt, lastUsedAt } = accountSessions;
      return sql
        .select({ browser, createdAt, lastUsedAt })
        .from(accountSessions)
        .where(eq(accountSessions.accountId, id));
    },
    erase: null,
  },
  passkeys: { read: (sql, { id }) => passkeysIn(sql).toldOf(id), erase: null },
  known_devices: {
    read: (sql, { id }) => {
      const { seenAt } = knownDevices;
      return sql.select({ seenAt }).from(knownDevices).where(eq(knownDevices.accountId, id));
    },
    erase: null,
  },
  consents: {
    read: (sql, { id }) => sql.select().from(consents).where(eq(consents.accountId, id)),
    erase: null,
  },
  google_identities: { read: (sql, { id }) => googleIdentitiesIn(sql).toldOf(id), erase: null },
  staff_identities: { read: (sql, { id }) => staffIdentitiesIn(sql).toldOf(id), erase: null },
  assessments: {
    read: (sql, { id }) => {
      const { profileId, createdAt, request, consentBy, diagnosis, engine } = assessments;
      return sql
        .select({ id: assessments.id, profileId, createdAt, request, consentBy, diagnosis, engine })
        .from(assessments)
        .where(eq(assessments.ownerId, id));
    },
    erase: null,
  },
  check_ins: {
    read: (sql, { id }) => {
      const { resultId, isOn, startedAt, sent, nextAt, isAsked } = checkIns;
      return sql
        .select({ resultId, isOn, startedAt, sent, nextAt, isAsked })
        .from(checkIns)
        .innerJoin(assessments, eq(assessments.id, resultId))
        .where(eq(assessments.ownerId, id));
    },
    erase: null,
  },
  check_in_answers: {
    read: (sql, { id }) => {
      const { resultId, answer, told, level, said, at } = checkInAnswers;
      return sql
        .select({ resultId, answer, told, level, said, at })
        .from(checkInAnswers)
        .innerJoin(assessments, eq(assessments.id, resultId))
        .where(eq(assessments.ownerId, id));
    },
    erase: null,
  },
  // Feedback is erased before the results, which tell whose a chat session is.
  feedback: {
    read: (sql, { id }) => {
      const { rating, scale, comment, improvements, customFeedback, createdAt } = feedback;
      return sql
        .select({ rating, scale, comment, improvements, customFeedback, createdAt })
        .from(feedback)
        .where(isSaidBy(sql, id));
    },
    erase: (sql, { id }) => sql.delete(feedback).where(isSaidBy(sql, id)),
    because:
      'Stars without an account are of nobody: a token and a time, with what was written beside them, gone after a year.',
  },
  assessment_sessions: {
    read: null,
    erase: async (sql, { id }) => {
      const owned = await sql
        .delete(assessments)
        .where(eq(assessments.ownerId, id))
        .returning({ token: assessments.sessionToken });
      const left = sql.select({ token: assessments.sessionToken }).from(assessments);
      const tokens = owned.map(({ token }) => token);
      const kept = await left.where(inArray(assessments.sessionToken, tokens));
      const empty = tokens.filter((token) => !kept.some((each) => each.token === token));
      await sql.delete(assessmentSessions).where(inArray(assessmentSessions.token, empty));
    },
    because: 'Names that a browser has made up; they say nothing without the results.',
  },
  ...LINK_RULES,
  ...VISIT_RESULT_RULES,
  record_reads: {
    read: (sql, { id }) => {
      const { what, resultId, readerRole, readAt } = recordReads;
      return sql
        .select({ what, resultId, readerRole, readAt })
        .from(recordReads)
        .where(eq(recordReads.patientId, id));
    },
    erase: null,
    because:
      'Who read it is said by role: the name is of somebody else. When the patient goes, the row forgets patient and result and stays a year, to find who has read without a right.',
  },
  staff_invitations: {
    read: async (sql, { email }) => {
      if (email === null) return [];
      const { role, createdAt, expiresAt, usedAt } = staffInvitations;
      return sql
        .select({ role, createdAt, expiresAt, usedAt })
        .from(staffInvitations)
        .where(eq(staffInvitations.email, email));
    },
    erase: async (sql, { email }) =>
      email && sql.delete(staffInvitations).where(eq(staffInvitations.email, email)),
  },
  appointments: {
    read: (sql, { id }) => sql.select().from(appointments).where(eq(appointments.ownerId, id)),
    // Deleting the rows, which go with the account, frees their times.
    erase: async (sql, { id }) => {
      const own = await sql
        .select({ id: appointments.id, email: appointments.patientEmail })
        .from(appointments)
        .where(eq(appointments.ownerId, id));
      await deleteMailsOf(sql, own);
    },
  },
  stills: {
    read: (sql, { id }) => {
      const { appointmentId, createdAt, width, height, bytes } = stills;
      return sql
        .select({ id: stills.id, appointmentId, createdAt, width, height, bytes })
        .from(stills)
        .innerJoin(appointments, eq(appointments.id, appointmentId))
        .where(eq(appointments.ownerId, id));
    },
    erase: async (sql, { id }) => removePictures(sql, await stillsIn(sql).deleteOf(id)),
    because:
      'The pictures that the rows name are read by their addresses in the account; a job deletes them with the rows.',
  },
  rooms: {
    ...OF_NOBODY,
    because:
      'Who is in a room at the moment, by numbers of their own. It goes with the appointment.',
  },
  room_guests: {
    ...OF_NOBODY,
    because:
      'The name of a third person while a call lasts, who is not the account. It goes with the room.',
  },
  room_messages: {
    read: (sql, { id }) => {
      const { sender, kind, body, createdAt } = roomMessages;
      return sql
        .select({ appointment: appointments.id, sender, kind, body, createdAt })
        .from(roomMessages)
        .innerJoin(appointments, eq(appointments.id, roomMessages.appointmentId))
        .where(and(eq(appointments.ownerId, id), inArray(kind, ['chat', 'result'])));
    },
    erase: null,
    because:
      'What was written and shared in the rooms of their consultations. What browsers told each other is deleted when the room closes.',
  },
  visit_notes: {
    read: (sql, { id }) => {
      const { appointmentId, version, doctorName, doctorRegistration, content, closedAt } =
        visitNotes;
      return sql
        .select({ appointmentId, version, doctorName, doctorRegistration, content, closedAt })
        .from(visitNotes)
        .innerJoin(appointments, eq(appointments.id, appointmentId))
        .where(eq(appointments.ownerId, id));
    },
    erase: null,
    because:
      'What the dentist has written of them, each version. It goes with the appointment: a patient who needs it longer downloads it before.',
  },
  prescriptions: {
    read: (sql, { id }) => {
      const { appointmentId, version, code, content } = prescriptions;
      return sql
        .select({ appointmentId, version, code, content })
        .from(prescriptions)
        .innerJoin(appointments, eq(appointments.id, appointmentId))
        .where(eq(appointments.ownerId, id));
    },
    erase: null,
    because:
      'What the dentist has prescribed, and what was told for it, each version. It goes with the visit note; its code is then not known any more.',
  },
  reanalyses: {
    read: (sql, { id }) => {
      const { xrayId, diagnosisId, createdAt, savedAt, content } = reanalyses;
      return sql
        .select({ id: reanalyses.id, xrayId, diagnosisId, createdAt, savedAt, content })
        .from(reanalyses)
        .where(eq(reanalyses.ownerId, id));
    },
    // An earlier release mailed to a typed address, so the mail is deleted with its re-analysis, not by its recipient.
    erase: (sql, { id }) => reanalysesIn(sql).deleteOfOwner(id),
  },
  xrays: {
    read: (sql, { id }) => sql.select().from(xrays).where(eq(xrays.ownerId, id)),
    erase: async (sql, { id }) => {
      const own = await sql.delete(xrays).where(eq(xrays.ownerId, id)).returning({ id: xrays.id });
      await removePictures(
        sql,
        own.map((each) => each.id),
      );
    },
    because:
      'The pictures that the rows name are read by their addresses in the account; a job deletes them with the rows.',
  },
  // Receipts forget the name before the payments forget whose they are.
  receipts: {
    read: (sql, { id }) => {
      const { series, year, number, paymentId, payer, issuedAt } = receipts;
      return sql
        .select({ series, year, number, payment: paymentId, payer, issuedAt })
        .from(receipts)
        .innerJoin(payments, eq(payments.id, paymentId))
        .where(eq(payments.ownerId, id));
    },
    erase: (sql, { id }) =>
      sql
        .update(receipts)
        .set({ payer: null })
        .where(
          inArray(
            receipts.paymentId,
            sql.select({ id: payments.id }).from(payments).where(eq(payments.ownerId, id)),
          ),
        ),
    because:
      'Numbers and amounts stay on record without a gap, as tax law asks; who paid is forgotten: below ₹50,000 no receipt has to name a private person.',
  },
  receipt_numbers: { ...OF_NOBODY, because: 'The last number of each series.' },
  payments: {
    read: (sql, { id }) => {
      const { product, amount, state, createdAt } = payments;
      return sql
        .select({ id: payments.id, product, amount, state, createdAt })
        .from(payments)
        .where(eq(payments.ownerId, id));
    },
    erase: (sql, { id }) =>
      sql
        .update(payments)
        .set({ ownerId: null, sessionToken: null })
        .where(eq(payments.ownerId, id)),
    because:
      'That money was taken or given back stays on record, as the books of a business must; whose it was does not. What was not used is asked back before (`requestRefundsOf`).',
  },
  payment_ledger: {
    read: (sql, { id }) => {
      const { event, amount, at } = paymentLedger;
      return sql
        .select({ payment: paymentLedger.paymentId, event, amount, at })
        .from(paymentLedger)
        .innerJoin(payments, eq(payments.id, paymentLedger.paymentId))
        .where(eq(payments.ownerId, id));
    },
    erase: null,
    because: 'Amounts and the names that the payment provider gives to them, of nobody by then.',
  },
  messages: {
    read: (sql, account) => {
      const { kind, channel, recipient, state, createdAt } = messages;
      return sql
        .select({ kind, channel, recipient, state, createdAt })
        .from(messages)
        .where(inArray(messages.recipient, contactsOf(account)));
    },
    erase: (sql, account) =>
      sql.delete(messages).where(inArray(messages.recipient, contactsOf(account))),
  },
  one_time_codes: {
    read: null,
    erase: (sql, account) =>
      sql.delete(oneTimeCodes).where(inArray(oneTimeCodes.contact, contactsOf(account))),
    because: 'Fingerprints of codes that are gone within a day.',
  },
  sandbox_messages: {
    read: null,
    erase: (sql, account) =>
      sql.delete(sandboxMessages).where(inArray(sandboxMessages.recipient, contactsOf(account))),
    because: 'Only where the product is tried out.',
  },
  chat_sessions: { ...OF_NOBODY, because: 'A token and a time; it is of a browser, of no person.' },
  google_nonces: {
    ...OF_NOBODY,
    because: 'Fingerprints of numbers that a browser has sent to Google, gone within a day.',
  },
  issuer_sign_ins: {
    ...OF_NOBODY,
    because:
      'Fingerprints of what a browser has brought from the issuer of the staff, gone within a day.',
  },
  request_keys: {
    ...OF_NOBODY,
    because: 'Numbers that a browser has made up, gone with the account or after a month.',
  },
  assessment_facts: {
    ...OF_NOBODY,
    because: 'What is listed of a result, without a name or a word; it goes with the result.',
  },
  analytics_events: {
    ...OF_NOBODY,
    because: 'Under a number that a page has made up and forgotten; gone after 90 days.',
  },
  analytics_days: { ...OF_NOBODY, because: 'How many events there were on a day.' },
  assessment_days: { ...OF_NOBODY, because: 'How many results of a kind a day has brought.' },
  dentists: OF_NOBODY,
  doctors: { ...OF_NOBODY, because: 'What is public of a doctor.' },
  doctor_hours: OF_NOBODY,
  doctor_leaves: { ...OF_NOBODY, because: 'On which days a doctor does not consult.' },
  provider_events: { ...OF_NOBODY, because: 'That the payment provider has called, and when.' },
  sandbox_payments: { ...OF_NOBODY, because: 'Only where the product is tried out.' },
  jobs: { ...OF_NOBODY, because: 'Which row wants work; never what is in it.' },
  rate_counts: { ...OF_NOBODY, because: 'Counts under fingerprints, gone within hours.' },
  role_permissions: OF_NOBODY,
  organizations: { ...OF_NOBODY, because: 'Names of organisations whose doctors consult here.' },
  server_secrets: { ...OF_NOBODY, because: 'What addresses are signed with.' },
  storage_probes: OF_NOBODY,
  stray_files: { ...OF_NOBODY, because: 'Names that we made up, of files that have no row.' },
};

/** Reads everything that is kept of a person, by table. */
export const readPersonalData = async (
  sql: Sql,
  account: Account,
): Promise<Record<string, Row[]>> => {
  const data: Record<string, Row[]> = {};
  for (const [table, { read }] of Object.entries(PERSONAL_DATA)) {
    if (read !== null) data[table] = await read(sql, account);
  }
  return data;
};

/** Deletes everything that is kept of a person, the account last. */
export const erasePersonalData = async (sql: Sql, account: Account): Promise<void> => {
  for (const { erase } of Object.values(PERSONAL_DATA)) await erase?.(sql, account);
  await sql.delete(accounts).where(eq(accounts.id, account.id));
};

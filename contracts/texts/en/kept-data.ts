import { DEVICE_KEPT_DAYS } from '../../accounts/account.ts';
import { FEEDBACK_KEPT_DAYS } from '../../assessment/feedback.ts';
import { LINK_KEPT_DAYS } from '../../assessment/result-link.ts';
import { RESULT_KEPT_DAYS } from '../../common/product.ts';
import { ROOM_TALK_KEPT_DAYS } from '../../booking/room.ts';
import { XRAY_KEPT_DAYS } from '../../xray/xray-files.ts';

type Kept = {
  /** The data, in a patient's words. */
  readonly what: string;
  /** Time for which they are kept. */
  readonly kept: string;
};

const WITH_ACCOUNT = 'As long as the account';

/**
 * Data on the server that say anything of a person, by the table that holds them: the privacy page shows them, beside
 * what the rules of handing out and deleting say. A test holds this against those rules.
 */
export const KEPT_DATA: Readonly<Record<string, Kept>> = {
  accounts: { what: 'Name, mail address, phone number and settings', kept: WITH_ACCOUNT },
  profiles: {
    what: 'People whom you look after: name, year of birth, what they are to you, who answers for a child',
    kept: 'As long as the account, or until you delete them',
  },
  account_sessions: {
    what: 'Where you are logged in, and since when',
    kept: '30 days after last use',
  },
  known_devices: {
    what: 'Browsers in which you have logged in, as random numbers',
    kept: `${DEVICE_KEPT_DAYS} days after last use`,
  },
  consents: { what: 'What you agreed to, and when', kept: WITH_ACCOUNT },
  staff_identities: {
    what: 'As which person of your organisation you log in, if you are of the staff',
    kept: WITH_ACCOUNT,
  },
  google_identities: { what: 'That you log in with Google', kept: WITH_ACCOUNT },
  assessments: {
    what: 'Your answers and the result made of them',
    kept: `${RESULT_KEPT_DAYS} days without an account; with one, as long as it`,
  },
  assessment_sessions: {
    what: 'A made-up name of an assessment, without yours',
    kept: 'As long as its results',
  },
  check_ins: {
    what: 'After which result we ask how it is, and when',
    kept: 'As long as the result',
  },
  check_in_answers: { what: 'How you said it was, later', kept: 'As long as the result' },
  result_links: {
    what: 'That you showed a result by a link, until when, and a locked copy that we cannot read',
    kept: `The copy until the link ends, the rest ${LINK_KEPT_DAYS} days longer`,
  },
  result_link_openings: {
    what: 'When such a link was opened, and the name that was given',
    kept: `${LINK_KEPT_DAYS} days after the link has ended`,
  },
  passkeys: {
    what: 'The passkeys of our staff: the half that checks them, their names, and when they were used',
    kept: 'Until they are removed',
  },
  record_reads: {
    what: 'Which role of our staff has read a result of yours, and when',
    kept: 'As long as the account, and without your name a year after it',
  },
  staff_invitations: { what: 'An invitation to our staff', kept: 'Until it has ended' },
  appointments: { what: 'Consultations: when, with whom, what for', kept: WITH_ACCOUNT },
  rooms: {
    what: 'Who was in the room of a call, and when',
    kept: `${ROOM_TALK_KEPT_DAYS} days`,
  },
  room_messages: {
    what: 'What was written in a call, and results shown there',
    kept: `${ROOM_TALK_KEPT_DAYS} days`,
  },
  room_guests: {
    what: 'The name of a third person in a call',
    kept: 'Until they leave, or the room closes',
  },
  stills: { what: 'Pictures that you sent the dentist in a call', kept: WITH_ACCOUNT },
  visit_notes: { what: 'What a dentist wrote for you after a call', kept: WITH_ACCOUNT },
  visit_results: {
    what: 'Which result you brought to which call',
    kept: 'As long as both of them',
  },
  prescriptions: {
    what: 'What a dentist prescribed after a call, and what you told for it',
    kept: WITH_ACCOUNT,
  },
  xrays: {
    what: 'X-rays and what was marked on them',
    kept: `${XRAY_KEPT_DAYS} days; with a saved result, as long as the account`,
  },
  reanalyses: {
    what: 'An X-ray read together with your answers',
    kept: `${XRAY_KEPT_DAYS} days; when saved, as long as the account`,
  },
  payments: {
    what: 'What you paid or got back, and its state',
    kept: 'As the law of accounts asks, without your name after the account',
  },
  payment_ledger: {
    what: 'Amounts, under the payment provider’s own names',
    kept: 'As the law of accounts asks',
  },
  receipts: {
    what: 'Receipts and credit notes: number, amount, day and your name',
    kept: 'As the law of accounts asks, without your name after the account',
  },
  messages: { what: 'Mails and texts on their way to you', kept: `${RESULT_KEPT_DAYS} days` },
  one_time_codes: { what: 'Fingerprints of codes that were sent to you', kept: 'A day' },
  assessment_facts: {
    what: 'Facts of a result for our figures: kind, urgency, danger signs',
    kept: 'As long as the result',
  },
  feedback: {
    what: 'Stars and words that you gave us',
    kept: `${FEEDBACK_KEPT_DAYS} days, or until the account goes`,
  },
  chat_sessions: { what: 'A made-up name of a browser, without yours', kept: 'A year' },
};

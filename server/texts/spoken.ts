/**
 * All that the server says to patients, on paper too. A build for another language makes this file anew with its own texts in place of the
 * English ones (`build.ts`); what dentists and staff read stays English and is not here.
 */
export { CHILD_TALK } from '../../contracts/texts/en/engine/child-talk.ts';
export {
  CAUSES,
  DIFFERENCES,
  FINDING,
  PICTURE,
} from '../../contracts/texts/en/engine/combined-reading.ts';
export { CONDITION_WORDS } from '../../contracts/texts/en/engine/conditions/index.ts';
export { DICOM_TEXTS } from '../../contracts/texts/en/engine/dicom-files.ts';
export { andList, orList } from '../../contracts/texts/en/engine/lists.ts';
export { ASK_ABOUT_LOOKS, LOOKS_WAYS } from '../../contracts/texts/en/engine/looks.ts';
export {
  AGAINST,
  CAUTIONS,
  LIMITS,
  NOT_NEEDED,
  REACTION_TOLD,
  SAFER,
  SUGGESTIONS,
} from '../../contracts/texts/en/engine/medicines.ts';
export { RADIOGRAPH } from '../../contracts/texts/en/engine/radiograph.ts';
export {
  EARLIER_VISIT,
  HOSPITAL,
  KEEP_MEDICINES,
  NOT_ENOUGH,
  REASONS,
  TAKE_ALONG,
  UNSURE,
  VISITS,
} from '../../contracts/texts/en/engine/report.ts';
export { SUMMARY, TOLD, TOLD_BY, TOLD_SIGNS } from '../../contracts/texts/en/engine/told.ts';
export { EMERGENCY } from '../../contracts/texts/en/emergency.ts';
export { HISTORY } from '../../contracts/texts/en/history.ts';
export { MEDICINES } from '../../contracts/texts/en/medicines.ts';
export { PERSON } from '../../contracts/texts/en/person.ts';
export { RESULT } from '../../contracts/texts/en/result.ts';
export { SIGNS } from '../../contracts/texts/en/signs.ts';
export { TOPIC_LABELS } from '../../contracts/texts/en/topics.ts';
export { REFUSALS, STATUS_SENTENCES } from '../../contracts/texts/en/refusals.ts';
export { BOOKING_ERRORS } from '../../contracts/texts/en/booking-errors.ts';
export { WEAK_PASSWORD } from '../../contracts/texts/en/weak-password.ts';
export { QUESTIONS } from '../../contracts/texts/en/questions/index.ts';
export { CONTACT_WORDS } from '../../contracts/texts/en/flows/otp-login.ts';
export { NOT_STATED } from '../../contracts/texts/en/site.ts';
export { ENDED_PAPER, PAPER } from '../../contracts/texts/en/papers.ts';
export { FILE_KIND_TEXTS, XRAY_REFUSAL_TEXTS } from '../../contracts/texts/en/xray-files.ts';
export { reportOf } from '../report/result-report.ts';
export { reanalysisReportOf } from '../report/reanalysis-report.ts';
export { visitReportOf } from '../report/visit-report.ts';
export { LANGUAGE, PLACE } from '../../contracts/common/language.ts';

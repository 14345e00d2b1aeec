/** The endpoints of the signed-in pages with their schemas: a file of its own that loads with the first call. */
export { listSessions, signOutEverywhere } from '../../contracts/endpoints/account-sessions.ts';
export {
  changeProfile,
  completeOnboarding,
  decideConsents,
  eraseAccount,
  exportData,
  readProfile,
} from '../../contracts/endpoints/profile.ts';
export { generateDiagnosisPdf, generateReanalysisPdf } from '../../contracts/endpoints/reports.ts';
export {
  deleteResult,
  listResults,
  readResult,
  saveDiagnosis,
} from '../../contracts/endpoints/saved-results.ts';

/** The calls of the signed-in pages as values, with their schemas: in a file of their own that the first call brings. */
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

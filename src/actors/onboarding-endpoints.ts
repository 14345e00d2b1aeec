/** The calls of the onboarding as values, with their schemas: in a file of their own that the first call brings. */
export {
  changeProfile,
  completeOnboarding,
  decideConsents,
  readProfile,
} from '../../contracts/endpoints/profile.ts';

import type { Reanalysis } from '../../../contracts/endpoints/xrays.ts';

/** Returns true when every point of the answers alone stands unchanged in its place beside the X-ray. */
export const addedNothing = ({
  diagnosis_a_combined: both,
  diagnosis_b_questionnaire_only: alone,
}: Pick<Reanalysis, 'diagnosis_a_combined' | 'diagnosis_b_questionnaire_only'>): boolean =>
  alone.bullet_points.every((point, at) => both.bullet_points[at] === point);

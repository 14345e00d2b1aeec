import type { DiagnoseRequest } from '../../contracts/endpoints/assessment.ts';

/** What the engine is told about one patient; identifiers never reach it. */
export type Patient = Pick<
  DiagnoseRequest,
  | 'issue'
  | 'category'
  | 'age'
  | 'sex'
  | 'followUpAnswers'
  | 'medicalHistory'
  | 'allergies'
  | 'xrayFindings'
>;

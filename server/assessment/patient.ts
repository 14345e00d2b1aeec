import type { DiagnoseRequest } from '../../contracts/endpoints/assessment.ts';

/** Facts that the engine is told about one patient; identifiers never reach it. */
export type Patient = Pick<
  DiagnoseRequest,
  | 'issue'
  | 'category'
  | 'age'
  | 'childAge'
  | 'sex'
  | 'followUpAnswers'
  | 'medicalHistory'
  | 'allergies'
  | 'xrayFindings'
  | 'confirmedSigns'
>;

/** A patient as a person would read it: the words of every answer, box and choice. */
export type PatientInWords = Omit<Patient, 'age' | 'childAge' | 'sex' | 'medicalHistory'> & {
  readonly age: string;
  readonly sex: string;
  readonly medicalHistory: readonly string[];
};

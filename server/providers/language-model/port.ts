import type { PatientInWords } from '../../assessment/patient.ts';
import type { ModelOpinion } from './schema.ts';

declare const stripped: unique symbol;

/** A patient without identifiers; only `strippedPatient` makes one, so nothing else can be sent. */
export type StrippedPatient = PatientInWords & { readonly [stripped]: true };

/**
 * timeout: no whole reply within the limit; unavailable: no connection, an error status or a reply that is no chat
 * completion; refused: the model declines; invalidReply: twice a reply outside the schema; busy: too many calls at
 * once; breakerOpen: not asked because it failed too often just now.
 */
export type FailureKind =
  | 'timeout'
  | 'unavailable'
  | 'refused'
  | 'invalidReply'
  | 'busy'
  | 'breakerOpen';

/** Failure to get a second opinion. The message never holds patient text, reply text or a key. */
export class LanguageModelFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = 'LanguageModelFailure';
    this.kind = kind;
  }
}

/** A model that reads a case and gives a second opinion. Fails only with LanguageModelFailure. */
export interface LanguageModel {
  readonly name: string;
  secondOpinion(input: StrippedPatient, signal: AbortSignal): Promise<ModelOpinion>;
}

/** Address, key and name of the model. */
export type LanguageModelSettings = {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
};

import { OPERATOR_FACTS } from '../../contracts/site/operator.ts';
import type { Operator } from '../../contracts/site/operator.ts';
import type { Seller } from '../../server/lib/seller.ts';

/** Settings of a server whose operator has said everything. */
export const OPERATOR_SET: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(OPERATOR_FACTS).map(({ variable, example }) => [variable, example]),
);

/** The same as a server has read it. */
export const SAID: Operator = Object.fromEntries(
  Object.entries(OPERATOR_FACTS).map(([fact, { example }]) => [fact, example]),
) as Operator;

/** What a server knows whose operator has said nothing. */
export const UNSAID: Operator = Object.fromEntries(
  Object.keys(OPERATOR_FACTS).map((fact) => [fact, null]),
) as Operator;

/** Who sells where the operator has said nothing. */
export const UNKNOWN_SELLER: Seller = {
  name: null,
  address: null,
  gstin: null,
  sac: '999312',
  rate: null,
};

/** A GSTIN of nobody, whose check digit is right. */
export const GSTIN = '27ABCDE1234F1Z0';

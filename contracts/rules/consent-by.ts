import type { AgeBand, ConsentBy } from '../chat-context.ts';

/** A patient's age band, and who agrees for them as far as that was answered. */
export type Consenting = {
  readonly age: AgeBand | null;
  readonly consentBy?: ConsentBy | null | undefined;
};

/** Whether the patient may be a child, so that it is asked who agrees. */
export const asksWhoAgrees = ({ age }: Pick<Consenting, 'age'>): boolean => age === 'age_0_18';

/**
 * Whether a result may be stored on the server: what is told of a child only with a parent's or guardian's consent
 * (India's DPDP Act 2023, section 9(1)). Where it was not answered, nobody has agreed.
 */
export const mayBeStored = ({ age, consentBy }: Consenting): boolean =>
  !asksWhoAgrees({ age }) || consentBy === 'guardian' || consentBy === 'adult';

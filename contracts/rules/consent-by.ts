import type { AgeBand, ConsentBy } from '../assessment/chat-context.ts';

/** A patient's age band, and who agrees for them as far as that was answered. */
export type Consenting = {
  readonly age: AgeBand | null;
  readonly consentBy?: ConsentBy | null | undefined;
};

/** Returns true when the patient may be a child, so that the flow asks who agrees. */
export const asksWhoAgrees = ({ age }: Pick<Consenting, 'age'>): boolean => age === 'age_0_18';

/**
 * Returns true when a result may be stored on the server: one about a child only with a parent's or guardian's consent
 * (India's DPDP Act 2023, section 9(1)). A missing answer counts as no consent.
 */
export const mayBeStored = ({ age, consentBy }: Consenting): boolean =>
  !asksWhoAgrees({ age }) || consentBy === 'guardian' || consentBy === 'adult';

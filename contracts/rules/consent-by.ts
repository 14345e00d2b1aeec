import { CONSENT_BY } from '../assessment/chat-context.ts';
import type { AgeBand, ChildAge, ConsentBy, ForWhom } from '../assessment/chat-context.ts';

/** A patient's age band, and who agrees for them as far as that was answered. */
export type Consenting = {
  readonly age: AgeBand | null;
  readonly consentBy?: ConsentBy | null | undefined;
};

/** Returns true when the patient may be a child, so that the flow asks who agrees. */
export const asksWhoAgrees = ({ age }: Pick<Consenting, 'age'>): boolean => age === 'age_0_18';

const OF_A_CHILD = CONSENT_BY.filter((who) => who !== 'adult');

/**
 * Returns who may be named as agreeing: nobody says "I am the patient, and I am 18" of their child, or of an age below 16 that
 * was told. The step from 16 to 18 holds people of 18.
 */
export const consentChoices = ({
  forWhom,
  childAge,
}: {
  readonly forWhom: ForWhom | null;
  readonly childAge: ChildAge | null;
}): readonly ConsentBy[] =>
  forWhom === 'child' || (childAge !== null && childAge !== 'from_16_to_18')
    ? OF_A_CHILD
    : CONSENT_BY;

/**
 * Returns true when a result may be stored on the server: one about a child only with a parent's or guardian's consent
 * (India's DPDP Act 2023, section 9(1)). A missing answer counts as no consent.
 */
export const mayBeStored = ({ age, consentBy }: Consenting): boolean =>
  !asksWhoAgrees({ age }) || consentBy === 'guardian' || consentBy === 'adult';

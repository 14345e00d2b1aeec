import { shallowEqual } from '@xstate/react';
import type { PaymentStatus } from '../../../contracts/endpoints/payments.ts';
import { PASSKEYS_PATH } from '../../../contracts/accounts/passkey-address.ts';
import { HOURS_PATH } from '../../../contracts/booking/hours-address.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import {
  selectBooked,
  selectCalls,
  selectGoingBack,
  selectIsDentist,
  selectPaid,
} from '../../../machines/consultations/consultations.selectors.ts';
import { OWN_HOURS_TEXTS } from '../../../contracts/texts/en/staff/own-hours.ts';
import { ButtonLink } from '../../components/button/Button.tsx';
import { REFUND } from '../../../contracts/texts/en/refund.ts';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/consultations.ts';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { MoneyMissing } from '../../components/payment/MoneyMissing.tsx';
import { LazyReceipt } from '../report/lazy.tsx';
import { Booked } from './Booked.tsx';
import { Earlier } from './Earlier.tsx';
import { DoctorsCalls } from './Join.tsx';
import { Paid } from './Paid.tsx';
import { useConsultationsSelected } from './consultations.flow.ts';

type MoneyBackProps = { readonly payment: PaymentStatus };

/** Shows a payment that pays for no consultation: being refunded, or refunded. */
const MoneyBack = ({ payment: { id, state, amount, refund_due } }: MoneyBackProps) =>
  state === 'refunded' ? (
    <ResultSection title={say.givenBack(inRupees(amount))}>
      <p>{say.theBankHasIt(REFUND.time)}</p>
      <MoneyMissing />
      <LazyReceipt payment={id} />
    </ResultSection>
  ) : (
    <ResultSection title={say.onItsWayBackToYou(inRupees(refund_due))}>
      <p>{say.itGoesWhereCameFromYou(REFUND.time)}</p>
      <MoneyMissing />
      <LazyReceipt payment={id} />
    </ResultSection>
  );

const Nothing = () => (
  <div className="stack">
    <p>{say.youHaveNoVideoCallsMoment}</p>
    <ButtonLink href={PATHS.booking}>{common.bookAVideoCall}</ButtonLink>
    <ButtonLink href={PATHS.chat} variant="default">
      {common.startMyAssessment}
    </ButtonLink>
  </div>
);

/** Lists what the account has paid and booked. */
export const OwnConsultations = () => {
  const paid = useConsultationsSelected(selectPaid, shallowEqual);
  const booked = useConsultationsSelected(selectBooked, shallowEqual);
  const goingBack = useConsultationsSelected(selectGoingBack, shallowEqual);
  const calls = useConsultationsSelected(selectCalls, shallowEqual);
  const isDentist = useConsultationsSelected(selectIsDentist);
  return (
    <div className="stack">
      {isDentist && (
        <>
          <ButtonLink href={HOURS_PATH} variant="default">
            {OWN_HOURS_TEXTS.offer}
          </ButtonLink>
          <ButtonLink href={PASSKEYS_PATH} variant="default">
            {OWN_HOURS_TEXTS.passkeys}
          </ButtonLink>
        </>
      )}
      <DoctorsCalls calls={calls} />
      {paid.length + booked.length + calls.length === 0 && <Nothing />}
      {paid.map((payment) => (
        <Paid key={payment.id} payment={payment} />
      ))}
      {booked.map((appointment) => (
        <Booked key={appointment.id} appointment={appointment} />
      ))}
      {goingBack.map((payment) => (
        <MoneyBack key={payment.id} payment={payment} />
      ))}
      <Earlier />
    </div>
  );
};

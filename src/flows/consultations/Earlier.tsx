import { shallowEqual } from '@xstate/react';
import type { PaymentStatus } from '../../../contracts/endpoints/payments.ts';
import type { Appointment } from '../../../contracts/endpoints/teleconsultations.ts';
import {
  moneyBackOf,
  selectEarlier,
  selectEarlierReceipts,
  selectGoingBack,
} from '../../../machines/consultations/consultations.selectors.ts';
import { inRupees } from '../../../contracts/payments/rupees.ts';
import * as say from '../../../contracts/texts/en/consultations.ts';
import * as family from '../../../contracts/texts/en/family.ts';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { RowList } from '../../components/row-list/RowList.tsx';
import { momentWords } from '../../lib/format/slot-words.ts';
import { LazyReceipt } from '../report/lazy.tsx';
import { Absence, concernsAbsence } from './Absence.tsx';
import { useConsultationsSelected } from './consultations.flow.ts';
import { DentistSaid } from './DentistSaid.tsx';
import { PicturesSent } from './PicturesSent.tsx';

/**
 * Words the state. A past call is only "Past": no record says whether it took place, unless the patient has reported
 * that the dentist missed it.
 */
const stateWords = ({ state }: Appointment): string => {
  if (state === 'missed') return say.theDentistDidNotCome;
  return state === 'cancelled' ? say.cancelled : say.past;
};

const moneyWords = ({ state, amount, refund_due }: PaymentStatus): string =>
  state === 'refunded'
    ? say.givenBack(inRupees(amount))
    : say.onItsWayBackToYou(inRupees(refund_due));

/** What can be done about a consultation that is over. */
const Below = ({ appointment }: { readonly appointment: Appointment }) => {
  const receipts = useConsultationsSelected(selectEarlierReceipts, shallowEqual);
  const { id, payment_id: payment } = appointment;
  return (
    <>
      <DentistSaid id={id} />
      <PicturesSent id={id} />
      {concernsAbsence(appointment) && <Absence appointment={appointment} />}
      {payment !== null && receipts.includes(id) && <LazyReceipt payment={payment} />}
    </>
  );
};

/** Lists past and cancelled consultations. */
export const Earlier = () => {
  const earlier = useConsultationsSelected(selectEarlier, shallowEqual);
  const goingBack = useConsultationsSelected(selectGoingBack, shallowEqual);
  if (earlier.length === 0) return null;
  return (
    <ResultSection title={say.earlier} intro={say.indiaTimeIst}>
      <RowList
        rows={earlier.map((appointment) => {
          const payment = moneyBackOf(appointment, earlier, goingBack);
          const words = [stateWords(appointment), ...(payment ? [moneyWords(payment)] : [])];
          return {
            id: appointment.id,
            title: momentWords(appointment.starts_at),
            facts: [
              ...(appointment.profile_id === null
                ? []
                : [family.forPerson(appointment.patient_name)]),
              appointment.doctor.name,
              ...words,
            ].join(' · '),
            below: <Below appointment={appointment} />,
          };
        })}
      />
    </ResultSection>
  );
};

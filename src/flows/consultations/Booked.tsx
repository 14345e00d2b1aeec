import type { Appointment } from '../../../contracts/endpoints/teleconsultations.ts';
import { ROOM_OPENS_BEFORE_MS } from '../../../contracts/booking/room.ts';
import * as say from '../../../contracts/texts/en/consultations.ts';
import {
  selectCancellationOf,
  selectIsBeingChanged,
  selectRescheduleOf,
} from '../../../machines/consultations/consultations.selectors.ts';
import { CallNews } from '../booking-dialog/CallNews.tsx';
import { Button } from '../../components/button/Button.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { CallPreparation } from '../../components/video-room/CallPreparation.tsx';
import { before, momentWords } from '../../lib/format/slot-words.ts';
import { CancellationForm } from '../cancellation/CancellationForm.tsx';
import { CancellationWithin } from '../cancellation/cancellation.flow.ts';
import { LazyReceipt } from '../report/lazy.tsx';
import { RescheduleScreens } from '../reschedule/RescheduleScreens.tsx';
import { RescheduleWithin } from '../reschedule/reschedule.flow.ts';
import { Absence, concernsAbsence } from './Absence.tsx';
import { useConsultations, useConsultationsSelected } from './consultations.flow.ts';
import classes from './consultations.module.css';
import { DentistSaid } from './DentistSaid.tsx';
import { PicturesSent } from './PicturesSent.tsx';
import { Fixed } from './Fixed.tsx';
import { CallFacts } from './CallFacts.tsx';
import { InPlace } from './InPlace.tsx';
import { Join } from './Join.tsx';

const ANOTHER_TIME = say.chooseAnotherTime;
const CANNOT_COME = say.cancelAppointment;

const NO_MORE_MOVES = say.itWasMovedThreeTimesStays;

type BookedProps = { readonly appointment: Appointment };

/** Moves or cancels an appointment, in its place in the list. */
const Change = ({ appointment }: BookedProps) => {
  const { id } = appointment;
  const consultations = useConsultations();
  const reschedule = useConsultationsSelected(selectRescheduleOf(id));
  const cancellation = useConsultationsSelected(selectCancellationOf(id));
  if (reschedule !== undefined) {
    return (
      <InPlace label={ANOTHER_TIME}>
        <RescheduleWithin actor={reschedule}>
          <RescheduleScreens />
        </RescheduleWithin>
      </InPlace>
    );
  }
  if (cancellation !== undefined) {
    return (
      <InPlace label={CANNOT_COME}>
        <CancellationWithin actor={cancellation}>
          <CancellationForm />
        </CancellationWithin>
      </InPlace>
    );
  }
  if (appointment.fixed_by !== null) return <Fixed by={appointment.fixed_by} />;
  const canMove = appointment.moves_left > 0;
  return (
    <div className={classes.changes}>
      {canMove ? (
        <Button
          variant="default"
          onClick={() => consultations.send({ type: 'reschedule.requested', appointment })}
        >
          {ANOTHER_TIME}
        </Button>
      ) : (
        <p>{NO_MORE_MOVES}</p>
      )}
      <Button
        variant="subtle"
        onClick={() => consultations.send({ type: 'cancellation.requested', appointment })}
      >
        {CANNOT_COME}
      </Button>
    </div>
  );
};

/**
 * Shows the link to the call. It is not emphasised before the room is open, nor while a question is open in the slip,
 * which has its own emphasised button.
 */
const Joining = ({ appointment: { id, starts_at, is_open } }: BookedProps) => {
  const isBeingChanged = useConsultationsSelected(selectIsBeingChanged(id));
  return (
    <Join
      id={id}
      opensAt={before(starts_at, ROOM_OPENS_BEFORE_MS)}
      isQuiet={!is_open || isBeingChanged}
    />
  );
};

/** An appointment: when, with which doctor, how to prepare, and how to change it. */
export const Booked = ({ appointment }: BookedProps) => (
  <ResultSection title={momentWords(appointment.starts_at)} intro={say.indiaTimeIst}>
    <div className="stack">
      <CallFacts appointment={appointment} />
      <DentistSaid id={appointment.id} />
      <PicturesSent id={appointment.id} />
      <Joining appointment={appointment} />
      {!appointment.is_mailed && appointment.state === 'confirmed' && (
        <CallNews appointment={appointment} />
      )}
      <CallPreparation next={say.openPageAgainWhenTimeCall} />
      {concernsAbsence(appointment) ? (
        <Absence appointment={appointment} />
      ) : (
        appointment.state === 'confirmed' && <Change appointment={appointment} />
      )}
      {appointment.payment_id !== null && (
        <div className={classes.changes}>
          <LazyReceipt payment={appointment.payment_id} />
        </div>
      )}
    </div>
  </ResultSection>
);

import { VISIT_NOTE_TEXTS } from '../../../contracts/texts/en/staff/visit-note.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/teleconsultation.ts';
import { minutesWords } from '../../../contracts/texts/en/wordings.ts';
import {
  selectIsUnreached,
  selectMinutesToOpening,
  selectRoom,
} from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { FactList } from '../../components/fact-list/FactList.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { TimeLeft } from '../../components/time-left/TimeLeft.tsx';
import { CallPreparation } from '../../components/video-room/CallPreparation.tsx';
import { ShowTooth } from '../../components/video-room/ShowTooth.tsx';
import { doctorFacts } from '../../lib/format/doctor-facts.ts';
import { momentWords } from '../../lib/format/slot-words.ts';
import { waitWords } from './room-words.ts';
import { IfNobodyCame, Overview, RoomFrame } from './RoomFrame.tsx';
import { useTeleconsultation, useTeleconsultationSelected } from './teleconsultation.flow.ts';

const TITLE = say.videoCall;

export const Loading = () => (
  <RoomFrame title={TITLE}>
    <output className="spoken">{say.lookingForYourConsultation}</output>
    <Skeleton />
  </RoomFrame>
);

export const Failed = () => {
  const room = useTeleconsultation();
  return (
    <RoomFrame
      title={common.weCouldNotReachOurServer}
      actions={
        <Button onClick={() => room.send({ type: 'reading.requested' })}>{common.tryAgain}</Button>
      }
    >
      <p>{say.yourConsultationStandsPleaseCheckYour}</p>
    </RoomFrame>
  );
};

export const SignedOut = () => {
  const room = useTeleconsultation();
  return (
    <RoomFrame
      title={say.logInToJoinTheCall}
      actions={
        <Button onClick={() => room.send({ type: 'signIn.requested' })}>{common.logIn}</Button>
      }
    >
      <p>{say.onlyTwoPeopleBookingCanJoin}</p>
    </RoomFrame>
  );
};

/** Shown alike for a room that does not exist and for a room of another account. */
export const NotFound = () => (
  <RoomFrame title={say.thereNoVideoCallYouHere} actions={<Overview />}>
    <p>{say.checkAddressLogAccountBookedConsultation}</p>
  </RoomFrame>
);

/** Shown before the room opens. */
export const Upcoming = () => {
  const room = useTeleconsultationSelected(selectRoom);
  const minutes = useTeleconsultationSelected(selectMinutesToOpening);
  const isUnreached = useTeleconsultationSelected(selectIsUnreached);
  if (room === null) return null;
  const { role, starts_at, opens_at, doctor_name, patient_name } = room;
  return (
    <RoomFrame title={common.yourVideoCall} actions={<Overview />}>
      <FactList
        facts={[
          { name: say.begins, value: say.indiaTimeIst(momentWords(starts_at)) },
          ...(role === 'patient'
            ? doctorFacts({ name: doctor_name, registration: room.doctor_registration })
            : [{ name: common.dentistLabel, value: patient_name }]),
          ...(room.guardian === null
            ? []
            : [{ name: VISIT_NOTE_TEXTS.guardian, value: room.guardian }]),
          { name: common.lengthLabel, value: minutesWords(room.minutes) },
        ]}
      />
      <TimeLeft
        words={say.youCanJoinFromIn(momentWords(opens_at), waitWords(minutes))}
        announce={minutes <= 1 ? say.youCanJoinInAMinute : ''}
      >
        {isUnreached ? say.youNotConnectedJustNowYour : say.thisPageOpensRoomItselfYou}
      </TimeLeft>
      {room.is_sample && <p>{common.sampleDentist}</p>}
      <CallPreparation next={say.whenRoomOpensYouCanTry} />
      {role === 'patient' && <ShowTooth />}
    </RoomFrame>
  );
};

/** Shown when the call is held on another site. */
export const MeetingLink = () => {
  const flow = useTeleconsultation();
  const room = useTeleconsultationSelected(selectRoom);
  if (room === null) return null;
  return (
    <RoomFrame
      title={say.yourVideoCallIsReady}
      actions={
        <>
          <ButtonLink href={room.meeting_url ?? ''} target="_blank" rel="noopener noreferrer">
            {say.openTheVideoCall}
          </ButtonLink>
          <Button variant="subtle" onClick={() => flow.send({ type: 'reading.requested' })}>
            {say.theLinkDoesNotWork}
          </Button>
          <Overview />
        </>
      }
    >
      <p>{say.theCallHeldAnotherSiteWhich}</p>
      <IfNobodyCame />
    </RoomFrame>
  );
};

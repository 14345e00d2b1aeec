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

const TITLE = 'Video call';

export const Loading = () => (
  <RoomFrame title={TITLE}>
    <output className="spoken">Looking for your consultation...</output>
    <Skeleton />
  </RoomFrame>
);

export const Failed = () => {
  const room = useTeleconsultation();
  return (
    <RoomFrame
      title="We could not reach our server"
      actions={<Button onClick={() => room.send({ type: 'reading.requested' })}>Try again</Button>}
    >
      <p>Your consultation stands. Please check your connection and try again.</p>
    </RoomFrame>
  );
};

export const SignedOut = () => {
  const room = useTeleconsultation();
  return (
    <RoomFrame
      title="Log in to join the call"
      actions={<Button onClick={() => room.send({ type: 'signIn.requested' })}>Log in</Button>}
    >
      <p>Only the two people of a booking can join. Please use the account that booked.</p>
    </RoomFrame>
  );
};

/** Shown alike for a room that does not exist and for a room of another account. */
export const NotFound = () => (
  <RoomFrame title="There is no video call for you here" actions={<Overview />}>
    <p>
      Check the address, or log in with the account that booked. A consultation that was cancelled
      has no call.
    </p>
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
    <RoomFrame title="Your video call" actions={<Overview />}>
      <FactList
        facts={[
          { name: 'Begins', value: `${momentWords(starts_at)}, India time (IST)` },
          ...(role === 'patient'
            ? doctorFacts({ name: doctor_name, registration: room.doctor_registration })
            : [{ name: 'With', value: patient_name }]),
          { name: 'Length', value: `${room.minutes} minutes` },
        ]}
      />
      <TimeLeft
        words={`You can join from ${momentWords(opens_at)}, in ${waitWords(minutes)}.`}
        announce={minutes <= 1 ? 'You can join in a minute.' : ''}
      >
        {isUnreached
          ? 'You are not connected just now. Your consultation stands; we look again in a moment.'
          : 'This page opens the room by itself. You may leave it and come back.'}
      </TimeLeft>
      {room.is_sample && <p>This is a sample dentist, to try booking out: nobody will call.</p>}
      <CallPreparation next="When the room opens you can try your camera and microphone first." />
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
      title="Your video call is ready"
      actions={
        <>
          <ButtonLink href={room.meeting_url ?? ''} target="_blank" rel="noopener noreferrer">
            Open the video call
          </ButtonLink>
          <Button variant="subtle" onClick={() => flow.send({ type: 'reading.requested' })}>
            The link does not work
          </Button>
          <Overview />
        </>
      }
    >
      <p>
        The call is held on another site, which opens in a new window. The link is for the two of
        you alone: please pass it on to nobody.
      </p>
      <IfNobodyCame />
    </RoomFrame>
  );
};

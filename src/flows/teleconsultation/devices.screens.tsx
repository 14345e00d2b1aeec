import type { ReactNode } from 'react';
import { roomAddress } from '../../../contracts/paths.ts';
import {
  selectDevices,
  selectIsUnreached,
  selectNoDevices,
} from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import type { NoDevices } from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { VideoPicture } from '../../components/video-room/VideoPicture.tsx';
import { MicrophoneLevel } from '../../lib/MicrophoneLevel.tsx';
import { useStream } from '../../lib/streams.ts';
import classes from './teleconsultation.module.css';
import { RoomFrame } from './RoomFrame.tsx';
import { useTeleconsultation, useTeleconsultationSelected } from './teleconsultation.flow.ts';

/** Said before anybody goes in. */
const NOT_RECORDED = 'Nothing is recorded: neither picture nor sound is kept.';

const WithoutBoth = () => {
  const room = useTeleconsultation();
  return (
    <Button variant="subtle" onClick={() => room.send({ type: 'entry.requested' })}>
      Join with chat only
    </Button>
  );
};

const VoiceOnly = () => {
  const room = useTeleconsultation();
  return (
    <Button variant="default" onClick={() => room.send({ type: 'voice.chosen' })}>
      Use my voice only
    </Button>
  );
};

export const OpeningDevices = () => (
  <RoomFrame title="Allow camera and microphone" actions={<WithoutBoth />}>
    <output>Your browser asks you now. Choose “Allow”, so that the two of you can talk.</output>
    <p>{NOT_RECORDED}</p>
  </RoomFrame>
);

/** One's own picture, and how loud one is. */
export const DevicesReady = () => {
  const room = useTeleconsultation();
  const { camera, microphone } = useTeleconsultationSelected(selectDevices);
  const own = useStream('own');
  return (
    <RoomFrame
      title="Can you see and hear yourself?"
      actions={
        <>
          <Button onClick={() => room.send({ type: 'entry.requested' })}>Join the call</Button>
          {camera !== 'none' && <VoiceOnly />}
        </>
      }
    >
      {camera === 'none' ? (
        <p>Your camera is not used: you are heard, and not seen.</p>
      ) : (
        <div className={classes.preview}>
          <VideoPicture label="Your picture" stream={own} own />
        </div>
      )}
      {camera === 'off' && <p>Your camera is off: nobody sees you.</p>}
      {microphone === 'on' ? (
        <p className={classes.level}>
          <span>Say something: the bar moves.</span>
          <MicrophoneLevel label="How loud you are" className={classes.meter} />
        </p>
      ) : (
        <p>Your microphone is off: nobody hears you.</p>
      )}
      <p>{NOT_RECORDED}</p>
    </RoomFrame>
  );
};

type Help = { readonly title: string; readonly items: readonly string[] };

const HELP: Readonly<Record<NoDevices, Help>> = {
  devicesDenied: {
    title: 'Camera and microphone are blocked',
    items: [
      'Press the lock or camera sign beside the address, above the page.',
      'Set camera and microphone to “Allow”.',
      'Then press “Try again”, or reload this page.',
    ],
  },
  devicesMissed: {
    title: 'No camera or microphone was found',
    items: [
      'Is a camera or headset plugged in and switched on?',
      'You can also open this page on your phone, with the same account.',
      'Without a camera you can use your voice only.',
    ],
  },
  devicesFailed: {
    title: 'Camera or microphone did not start',
    items: [
      'Close other apps and pages that use the camera, such as another video call.',
      'Then press “Try again”.',
      'If it does not help, switch the phone off and on again.',
    ],
  },
  devicesBlocked: {
    title: 'This page was not opened securely',
    items: [
      'Browsers give camera and microphone to pages with https alone.',
      'Open the address again with https:// at its beginning.',
      'You can join with chat only meanwhile.',
    ],
  },
};

/** Why neither can be used, and what helps. */
export const NoDevicesHelp = () => {
  const room = useTeleconsultation();
  const why = useTeleconsultationSelected(selectNoDevices) ?? 'devicesFailed';
  const { id } = useTeleconsultationSelected(({ context }) => context);
  const { title, items } = HELP[why];
  return (
    <RoomFrame
      title={title}
      actions={
        <>
          {why !== 'devicesBlocked' && (
            <>
              <Button onClick={() => room.send({ type: 'devices.retried' })}>Try again</Button>
              <VoiceOnly />
            </>
          )}
          {why === 'devicesDenied' && (
            <ButtonLink variant="default" href={roomAddress(id)}>
              Reload this page
            </ButtonLink>
          )}
          <WithoutBoth />
        </>
      }
    >
      <BulletList items={items} />
    </RoomFrame>
  );
};

const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <RoomFrame title="Joining the call">{children}</RoomFrame>
);

/** The server lets one in, or could not be asked. */
export const Entering = () => {
  const room = useTeleconsultation();
  const hasFailed = useTeleconsultationSelected(selectIsUnreached);
  if (!hasFailed) {
    return (
      <Waiting>
        <output>One moment...</output>
      </Waiting>
    );
  }
  return (
    <RoomFrame
      title="We could not reach our server"
      actions={<Button onClick={() => room.send({ type: 'entry.requested' })}>Try again</Button>}
    >
      <p>Your consultation stands. Please check your connection and try again.</p>
    </RoomFrame>
  );
};

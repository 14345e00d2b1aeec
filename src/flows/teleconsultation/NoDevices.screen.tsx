import { roomAddress } from '../../../contracts/common/paths.ts';
import { selectNoDevices } from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import type { NoDevices } from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { PictureOnly, VoiceOnly, WithoutBoth } from './device-buttons.tsx';
import { RoomFrame } from './RoomFrame.tsx';
import { useTeleconsultation, useTeleconsultationSelected } from './teleconsultation.flow.ts';

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
      'Plug in or switch on a camera or headset: this page then goes on by itself.',
      'One of the two is enough: you can be seen and write, or be heard.',
      'You can also open this page on your phone, with the same account.',
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

/** Explains why camera and microphone cannot be used, and what helps. */
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
            <Button onClick={() => room.send({ type: 'devices.retried' })}>Try again</Button>
          )}
          {why === 'devicesDenied' && (
            <>
              <VoiceOnly />
              <PictureOnly />
              <ButtonLink variant="default" href={roomAddress(id)}>
                Reload this page
              </ButtonLink>
            </>
          )}
          <WithoutBoth />
        </>
      }
    >
      <BulletList items={items} />
    </RoomFrame>
  );
};

import { roomAddress } from '../../../contracts/common/paths.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/teleconsultation.ts';
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
    title: say.cameraAndMicrophoneAreBlocked,
    items: [
      say.pressLockCameraSignBesideAddress,
      say.setCameraAndMicrophoneToAllow,
      say.thenPressTryAgainReloadPage,
    ],
  },
  devicesMissed: {
    title: say.noCameraOrMicrophoneWasFound,
    items: [
      say.plugSwitchCameraHeadsetPageThen,
      say.oneTwoEnoughYouCanSeen,
      say.youCanAlsoOpenPageYour,
    ],
  },
  devicesFailed: {
    title: say.cameraOrMicrophoneDidNotStart,
    items: [say.closeOtherAppsPagesUseCamera, say.thenPressTryAgain, say.ifDoesNotHelpSwitchPhone],
  },
  devicesBlocked: {
    title: say.thisPageWasNotOpenedSecurely,
    items: [
      say.browsersGiveCameraMicrophonePagesHttps,
      say.openTheAddressWithHttps,
      say.youCanJoinChatOnlyMeanwhile,
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
            <Button onClick={() => room.send({ type: 'devices.retried' })}>
              {common.tryAgain}
            </Button>
          )}
          {why === 'devicesDenied' && (
            <>
              <VoiceOnly />
              <PictureOnly />
              <ButtonLink variant="default" href={roomAddress(id)}>
                {say.reloadThisPage}
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

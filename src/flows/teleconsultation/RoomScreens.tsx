import type { ComponentType } from 'react';
import {
  selectRoomGate,
  selectTeleconsultationScreen,
} from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import type { TeleconsultationScreen } from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { LazySignInGate } from '../sign-in-gate/lazy.ts';
import { DevicesReady, Entering, OpeningDevices } from './devices.screens.tsx';
import { NoDevicesHelp } from './NoDevices.screen.tsx';
import { Elsewhere, Ended, Left } from './after.screens.tsx';
import { Failed, Loading, MeetingLink, NotFound, SignedOut, Upcoming } from './before.screens.tsx';
import { InRoom } from './InRoom.screen.tsx';
import { useTeleconsultationSelected } from './teleconsultation.flow.ts';

const SCREENS: Readonly<Record<TeleconsultationScreen, ComponentType>> = {
  loading: Loading,
  failed: Failed,
  signedOut: SignedOut,
  notFound: NotFound,
  upcoming: Upcoming,
  link: MeetingLink,
  opening: OpeningDevices,
  devices: DevicesReady,
  noDevices: NoDevicesHelp,
  entering: Entering,
  attending: InRoom,
  elsewhere: Elsewhere,
  left: Left,
  ended: Ended,
};

/** Shows the screen of the room's state. */
export const RoomScreens = () => {
  const screen = useTeleconsultationSelected(selectTeleconsultationScreen);
  const gate = useTeleconsultationSelected(selectRoomGate);
  const Screen = SCREENS[screen];
  return (
    <>
      <Screen />
      <HeadingFocus appeared={screen} />
      <LazySignInGate flow={gate} />
    </>
  );
};

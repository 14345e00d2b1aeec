import type { ComponentType, ReactNode } from 'react';
import {
  selectIsGuestUnreached,
  selectRoomGuestScreen,
} from '../../../machines/room-guest/room-guest.selectors.ts';
import { HOME } from '../../../contracts/common/paths.ts';
import type { RoomGuestScreen } from '../../../machines/room-guest/room-guest.selectors.ts';
import { ROOM_GUEST_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/room-guest.ts';
import { BrandHeader } from '../../components/brand-header/BrandHeader.tsx';
import { Button } from '../../components/button/Button.tsx';
import { PageColumn, PageTitle } from '../../components/page-column/PageColumn.tsx';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { GuestCall } from './GuestCall.screen.tsx';
import { GuestControls } from './GuestControls.tsx';
import { Naming } from './Naming.screen.tsx';
import { useRoomGuest, useRoomGuestSelected } from './room-guest.flow.ts';

const Said = ({ title, text }: { readonly title: string; readonly text: readonly string[] }) => (
  <>
    <PageTitle>{title}</PageTitle>
    {text.map((each) => (
      <p key={each}>{each}</p>
    ))}
  </>
);

const Loading = () => <output>{TEXTS.loading}</output>;

const Failed = () => {
  const flow = useRoomGuest();
  return (
    <>
      <Said title={TEXTS.failedTitle} text={[TEXTS.failed]} />
      <div>
        <Button onClick={() => flow.send({ type: 'opening.requested' })}>{TEXTS.tryAgain}</Button>
      </div>
    </>
  );
};

const Refused = () => <Said title={TEXTS.refusedTitle} text={[TEXTS.refused, TEXTS.refusedHelp]} />;

const Waiting = () => {
  const isUnreached = useRoomGuestSelected(selectIsGuestUnreached);
  return (
    <>
      <PageTitle>{TEXTS.waitingTitle}</PageTitle>
      <output>{isUnreached ? TEXTS.waitingFailed : TEXTS.waiting}</output>
      <GuestControls />
    </>
  );
};

const Elsewhere = () => {
  const flow = useRoomGuest();
  return (
    <>
      <Said title={TEXTS.elsewhereTitle} text={[TEXTS.elsewhere]} />
      <div>
        <Button onClick={() => flow.send({ type: 'entry.requested' })}>{TEXTS.goOn}</Button>
      </div>
    </>
  );
};

const Left = () => <Said title={TEXTS.leftTitle} text={[TEXTS.left]} />;

const Ended = () => <Said title={TEXTS.endedTitle} text={[TEXTS.ended]} />;

const SCREENS: Readonly<Record<Exclude<RoomGuestScreen, 'call'>, ComponentType>> = {
  loading: Loading,
  failed: Failed,
  refused: Refused,
  naming: Naming,
  waiting: Waiting,
  elsewhere: Elsewhere,
  left: Left,
  ended: Ended,
};

const shown = (screen: RoomGuestScreen): ReactNode => {
  if (screen === 'call') return <GuestCall />;
  const Screen = SCREENS[screen];
  return (
    <>
      <BrandHeader href={HOME} />
      <PageColumn>
        <Screen />
      </PageColumn>
    </>
  );
};

/** Shows the screen of a guest's state. */
export const RoomGuestScreens = () => {
  const screen = useRoomGuestSelected(selectRoomGuestScreen);
  return (
    <>
      {shown(screen)}
      <HeadingFocus appeared={screen} />
    </>
  );
};

import { useLocation } from 'react-router-dom';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import type { roomGuestMachine } from '../../../machines/room-guest/room-guest.machine.ts';
import { ROOM_GUEST_TEXTS } from '../../../contracts/texts/en/flows/room-guest.ts';
import { LibraryProvider } from '../../components/library/LibraryProvider.tsx';
import { RoomGuestFlow, providedRoomGuest } from './room-guest.flow.ts';
import { RoomGuestScreens } from './RoomGuestScreens.tsx';

type GuestCallPageProps = { readonly machine?: typeof roomGuestMachine };

/** /call-guest: the page of a link into a call (NEW-80). Another secret behind the hash starts a new flow. */
export const GuestCallPage = ({ machine = providedRoomGuest }: GuestCallPageProps) => {
  const { hash } = useLocation();
  const link = hash.slice(1);
  return (
    <LibraryProvider>
      <title>{`${ROOM_GUEST_TEXTS.page} · ${PRODUCT_NAME}`}</title>
      <RoomGuestFlow key={link} machine={machine} input={() => ({ link })}>
        <RoomGuestScreens />
      </RoomGuestFlow>
    </LibraryProvider>
  );
};

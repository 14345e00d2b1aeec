import type { RoomRole } from '../../../contracts/endpoints/room.ts';
import {
  selectGuestDevices,
  selectIsGuestUnreached,
  selectPeer,
} from '../../../machines/room-guest/room-guest.selectors.ts';
import type { Peer } from '../../../machines/room-guest/room-guest.setup.ts';
import { ROOM_GUEST_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/room-guest.ts';
import { VideoPicture } from '../../components/video-room/VideoPicture.tsx';
import { useStream } from '../../lib/media/streams.ts';
import { GuestControls } from './GuestControls.tsx';
import { useRoomGuestSelected } from './room-guest.flow.ts';
import classes from './room-guest.module.css';

const SELECT = { patient: selectPeer('patient'), doctor: selectPeer('doctor') } as const;

/** Words why one of the two is not seen; empty where they are. */
const peerWords = ({ name, visit, isConnected, devices }: Peer): string => {
  if (visit === null) return TEXTS.away(name);
  if (!isConnected) return TEXTS.connecting(name);
  return devices.camera === 'on' ? '' : TEXTS.cameraOff(name);
};

/** One of the two, with picture and voice. */
const PeerPicture = ({ of }: { readonly of: RoomRole }) => {
  const peer = useRoomGuestSelected(SELECT[of]);
  const stream = useStream(of);
  return (
    <figure className={classes.peer}>
      {peer.visit !== null && stream !== null && (
        <VideoPicture label={TEXTS.pictureOf(peer.name)} stream={stream} />
      )}
      <output className={classes.hidden}>{peerWords(peer)}</output>
      <figcaption className={classes.name}>{peer.name}</figcaption>
    </figure>
  );
};

const OwnPicture = () => {
  const { camera } = useRoomGuestSelected(selectGuestDevices);
  const own = useStream('own');
  if (camera !== 'on') return null;
  return (
    <div className={classes.self}>
      <VideoPicture label={TEXTS.ownPicture} stream={own} own mirrored />
    </div>
  );
};

/** The call as a guest has it: the two people, and nothing else. */
export const GuestCall = () => {
  const { microphone } = useRoomGuestSelected(selectGuestDevices);
  const isUnreached = useRoomGuestSelected(selectIsGuestUnreached);
  return (
    <main className={classes.call}>
      <header>
        <h1 tabIndex={-1}>{TEXTS.callTitle}</h1>
        <output>
          {[
            isUnreached ? TEXTS.reconnecting : TEXTS.inCall,
            microphone === 'none' && TEXTS.noMicrophone,
          ]
            .filter(Boolean)
            .join(' ')}
        </output>
      </header>
      <div className={classes.pictures}>
        <PeerPicture of="doctor" />
        <PeerPicture of="patient" />
        <OwnPicture />
      </div>
      <GuestControls />
    </main>
  );
};

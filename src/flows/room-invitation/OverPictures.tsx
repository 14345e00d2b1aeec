import {
  selectGuest,
  selectGuestCamera,
  selectGuestRequest,
} from '../../../machines/room-invitation/room-invitation.selectors.ts';
import { ROOM_INVITATION_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/room-invitation.ts';
import { Button } from '../../components/button/Button.tsx';
import { IconUserPlus } from '../../components/icons/icons.ts';
import { OnPicture } from '../../components/video-room/LensControls.tsx';
import { VideoPicture } from '../../components/video-room/VideoPicture.tsx';
import { useStream } from '../../lib/media/streams.ts';
import { useRoomInvitation, useRoomInvitationSelected } from './room-invitation.flow.ts';
import classes from './room-invitation.module.css';

/** Returns what makes a link for a third person; null while there is one. */
const useAdding = (): (() => void) | null => {
  const flow = useRoomInvitation();
  const isAlone = useRoomInvitationSelected(selectGuest) === null;
  const isInviting = useRoomInvitationSelected(selectGuestRequest) === 'inviting';
  return isAlone && !isInviting ? () => flow.send({ type: 'invitation.requested' }) : null;
};

/** The button over the pictures that makes a link for a third person. */
export const AddPerson = () => {
  const add = useAdding();
  if (add === null) return null;
  return (
    <div className={classes.add}>
      <OnPicture icon={IconUserPlus} label={TEXTS.add} onClick={add} />
    </div>
  );
};

/** The same button in the chat, where that lies over the pictures. */
export const AddPersonInChat = () => {
  const add = useAdding();
  if (add === null) return null;
  return (
    <Button variant="default" className={classes.addInChat} onClick={add}>
      {TEXTS.add}
    </Button>
  );
};

/** The guest's picture and voice, small beside the other's. */
export const GuestPicture = () => {
  const guest = useRoomInvitationSelected(selectGuest);
  const camera = useRoomInvitationSelected(selectGuestCamera);
  const stream = useStream('guest');
  if (guest?.state !== 'inside' || stream === null) return null;
  return (
    <figure className={classes.guest}>
      <VideoPicture label={TEXTS.pictureOf(guest.name ?? '')} stream={stream} />
      <figcaption className={classes.name} data-covers={camera !== 'on' || undefined}>
        {guest.name}
      </figcaption>
    </figure>
  );
};

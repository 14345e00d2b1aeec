import classes from './video-room.module.css';

export type VideoPictureProps = {
  /** Names the picture: "Your picture". */
  readonly label: string;
  readonly stream: MediaStream | null;
  /** True for the participant's own picture: muted and mirrored. */
  readonly own?: boolean;
};

/** A live picture with sound. Nothing is recorded. */
export const VideoPicture = ({ label, stream, own = false }: VideoPictureProps) => (
  // A live call has no captions; the chat is beside it.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  <video
    ref={(video) => {
      if (video !== null && video.srcObject !== stream) video.srcObject = stream;
    }}
    className={own ? classes.own : classes.other}
    aria-label={label}
    muted={own}
    autoPlay
    playsInline
  />
);

import classes from './video-room.module.css';

export type VideoPictureProps = {
  /** Names the picture: "Your picture". */
  readonly label: string;
  readonly stream: MediaStream | null;
  /** True for the participant's own picture, which is muted. */
  readonly own?: boolean;
  /** True where it shows the participant's face, as a mirror does; what a camera at the back sees stays the right way round. */
  readonly mirrored?: boolean;
};

/** A live picture with sound. Nothing is recorded. */
export const VideoPicture = ({
  label,
  stream,
  own = false,
  mirrored = false,
}: VideoPictureProps) => (
  // A live call has no captions; the chat is beside it.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  <video
    ref={(video) => {
      if (video !== null && video.srcObject !== stream) video.srcObject = stream;
    }}
    className={own ? classes.own : classes.other}
    data-mirrored={mirrored || undefined}
    aria-label={label}
    muted={own}
    autoPlay
    playsInline
  />
);

import classes from './video-room.module.css';

export type VideoPictureProps = {
  /** Whose picture: "Your picture". */
  readonly label: string;
  readonly stream: MediaStream | null;
  /** One's own: without sound, and as in a mirror. */
  readonly own?: boolean;
};

/** A live picture with its sound. Nothing of it is kept. */
export const VideoPicture = ({ label, stream, own = false }: VideoPictureProps) => (
  // Nobody writes captions of a call while it is held; the chat stands beside it.
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

import classes from './sent-picture.module.css';

type SentPictureProps = {
  /** The small picture, and its size in whole. */
  readonly preview: string;
  readonly width: number;
  readonly height: number;
  /** The whole picture, which opens in a new tab. */
  readonly href: string;
  /** "Picture of 10:10 AM" */
  readonly alt: string;
  /** "Open the picture of 10:10 AM in a new tab" */
  readonly open: string;
};

/** A picture that was sent in a call, small; pressing it opens the whole one. */
export const SentPicture = ({ preview, width, height, href, alt, open }: SentPictureProps) => (
  <a className={classes.link} href={href} target="_blank" rel="noopener" aria-label={open}>
    <img
      className={classes.picture}
      src={preview}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
    />
  </a>
);

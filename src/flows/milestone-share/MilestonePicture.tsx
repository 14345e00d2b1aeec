import type { ComponentType } from 'react';
import type { Milestone } from '../../../contracts/site/milestones.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { IconCalendarCheck, IconCheck, IconStar, IconVideo } from '../../components/icons/icons.ts';
import tone from '../../components/tone/tone.module.css';
import classes from './milestone-share.module.css';

type Icon = ComponentType<{ readonly size?: number; readonly x?: number; readonly y?: number }>;

const ICONS: Readonly<Record<Milestone['icon'], Icon>> = {
  check: IconCheck,
  calendar: IconCalendarCheck,
  video: IconVideo,
  star: IconStar,
};

type MilestonePictureProps = { readonly milestone: Milestone };

/** The milestone as a picture; its words are read out beside it. */
export const MilestonePicture = ({ milestone }: MilestonePictureProps) => {
  const { icon, color, title, description } = milestone;
  const Drawn = ICONS[icon];
  return (
    <svg
      className={`${tone.tone} ${classes.picture}`}
      data-tone={color}
      viewBox="0 0 600 315"
      aria-hidden="true"
    >
      <rect width="600" height="315" rx="16" className={classes.ground} />
      <circle cx="300" cy="92" r="52" className={classes.disc} />
      <g className={classes.drawn}>
        <Drawn size={56} x={272} y={64} />
      </g>
      <text x="300" y="196" className={classes.pictureTitle}>
        {title}
      </text>
      <text x="300" y="232" className={classes.pictureText}>
        {description}
      </text>
      <text x="300" y="282" className={classes.pictureMark}>
        {PRODUCT_NAME}
      </text>
    </svg>
  );
};

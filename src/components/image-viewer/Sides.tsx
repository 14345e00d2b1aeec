import * as say from '../../../contracts/texts/en/pictures.ts';
import { IconArrowLeft, IconArrowRight } from '../icons/icons.ts';
import classes from './image-viewer.module.css';

export type SidesProps = {
  /** What lies towards the picture's left edge: "Your right". */
  readonly left: string;
  readonly right: string;
};

/** Names both sides below the picture, so that the names cover nothing and stay while it is enlarged. */
export const Sides = ({ left, right }: SidesProps) => (
  <p className={classes.sides}>
    <span>
      <IconArrowLeft size={18} aria-hidden="true" />
      <span className="spoken">{say.leftEdgeOfThePicture} </span>
      {left}
    </span>
    <span>
      <span className="spoken">{say.rightEdgeOfThePicture} </span>
      {right}
      <IconArrowRight size={18} aria-hidden="true" />
    </span>
  </p>
);

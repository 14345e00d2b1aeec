import * as say from '../../../contracts/texts/en/video-room.ts';
import { BulletList } from '../bullet-list/BulletList.tsx';
import { ShowingTooth } from '../illustrations/ShowingTooth.tsx';
import classes from './video-room.module.css';

const DRAWING = 96;

const STEPS = [
  say.onPhonePressSwitchCameraCall,
  say.holdHandsWidthFromYourMouth,
  say.pullYourCheekAsideCleanFinger,
  say.holdStillFewSecondsSayWhich,
];

/** Tells and draws how to show a tooth to a camera. */
export const ShowTooth = () => (
  <section className={classes.guide} aria-labelledby="show-a-tooth">
    <h2 id="show-a-tooth">{say.howToShowATooth}</h2>
    <div className={classes.guided}>
      <ShowingTooth size={DRAWING} />
      <BulletList items={STEPS} />
    </div>
  </section>
);

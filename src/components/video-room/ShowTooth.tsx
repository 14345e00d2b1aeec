import { BulletList } from '../bullet-list/BulletList.tsx';
import { ShowingTooth } from '../illustrations/ShowingTooth.tsx';
import classes from './video-room.module.css';

const DRAWING = 96;

const STEPS = [
  'On a phone, press “Switch camera” in the call: the camera at the back sees better than the one that shows your face.',
  'Hold it a hand’s width from your mouth. Face a window, or press “Light on” where it is offered.',
  'Pull your cheek aside with a clean finger or the handle of a spoon.',
  'Hold still for a few seconds, and say which tooth it is.',
];

/** Tells and draws how to show a tooth to a camera. */
export const ShowTooth = () => (
  <section className={classes.guide} aria-labelledby="show-a-tooth">
    <h2 id="show-a-tooth">How to show a tooth</h2>
    <div className={classes.guided}>
      <ShowingTooth size={DRAWING} />
      <BulletList items={STEPS} />
    </div>
  </section>
);

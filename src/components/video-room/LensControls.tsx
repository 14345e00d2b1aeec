import { IconBulb, IconBulbOff, IconCameraRotate } from '../icons/icons.ts';
import classes from './video-room.module.css';

export type LensControlsProps = {
  /** Another camera can take the place of the one in use. */
  readonly hasOther: boolean;
  /** The lamp beside the lens; none where there is none. */
  readonly light: 'on' | 'off' | 'none';
  readonly onTurn: () => void;
  readonly onLight: () => void;
};

const SIZE = 24;

/** Buttons over the pictures for what the camera can do besides: another camera, and the lamp beside the lens. */
export const LensControls = ({ hasOther, light, onTurn, onLight }: LensControlsProps) => (
  <div className={classes.lens}>
    {hasOther && (
      <button type="button" className={classes.onPicture} onClick={onTurn}>
        <IconCameraRotate size={SIZE} aria-hidden="true" />
        Switch camera
      </button>
    )}
    {light !== 'none' && (
      <button type="button" className={classes.onPicture} onClick={onLight}>
        {light === 'on' ? (
          <IconBulbOff size={SIZE} aria-hidden="true" />
        ) : (
          <IconBulb size={SIZE} aria-hidden="true" />
        )}
        {light === 'on' ? 'Light off' : 'Light on'}
      </button>
    )}
  </div>
);

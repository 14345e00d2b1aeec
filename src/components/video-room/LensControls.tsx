import type { ReactNode } from 'react';
import * as say from '../../../contracts/texts/en/video-room.ts';
import { IconBulb, IconBulbOff, IconCameraRotate } from '../icons/icons.ts';
import classes from './video-room.module.css';

export type LensControlsProps = {
  /** Another camera can take the place of the one in use. */
  readonly hasOther: boolean;
  /** The lamp beside the lens; none where there is none. */
  readonly light: 'on' | 'off' | 'none';
  readonly onTurn: () => void;
  readonly onLight: () => void;
  /** Other buttons, which stand first. */
  readonly children?: ReactNode;
};

const SIZE = 24;

type OnPictureProps = {
  readonly icon: typeof IconCameraRotate;
  readonly label: string;
  readonly onClick: () => void;
};

/** A button over the pictures. */
export const OnPicture = ({ icon: Icon, label, onClick }: OnPictureProps) => (
  <button type="button" className={classes.onPicture} onClick={onClick}>
    <Icon size={SIZE} aria-hidden="true" />
    <span>{label}</span>
  </button>
);

/** Buttons over the pictures for what the camera can do besides: another camera, and the lamp beside the lens. */
export const LensControls = ({ hasOther, light, onTurn, onLight, children }: LensControlsProps) => (
  <div className={classes.lens}>
    {children}
    {hasOther && <OnPicture icon={IconCameraRotate} label={say.switchCamera} onClick={onTurn} />}
    {light !== 'none' && (
      <OnPicture
        icon={light === 'on' ? IconBulbOff : IconBulb}
        label={light === 'on' ? say.lightOff : say.lightOn}
        onClick={onLight}
      />
    )}
  </div>
);

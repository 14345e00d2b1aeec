import * as say from '../../../contracts/texts/en/pictures.ts';
import classes from './image-viewer.module.css';
import type { Tones } from './tones.ts';
import { stretchOf } from './tones.ts';

/** Brightness and contrast, in per cent of the original picture. */
export type Light = { readonly brightness: number; readonly contrast: number };

/** The picture as it was taken. */
export const DEFAULT_LIGHT: Light = { brightness: 100, contrast: 100 };

/** Returns the CSS filter: the sliders' light on a picture that is stretched between its tones, or as it is. */
export const filterOf = ({ brightness, contrast }: Light, tones: Tones | null): string =>
  `${tones === null ? '' : stretchOf(tones)} brightness(${brightness}%) contrast(${contrast}%)`.trim();

export type LightSlidersProps = {
  readonly light: Light;
  readonly onLight: (light: Light) => void;
};

const SLIDERS = [
  ['brightness', say.brightness],
  ['contrast', say.contrast],
] as const;

/** Native sliders, usable by touch and arrow keys. They do not change the marks. */
export const LightSliders = ({ light, onLight }: LightSlidersProps) => (
  <div className={classes.sliders}>
    {SLIDERS.map(([name, label]) => (
      <label key={name} className={classes.slider}>
        {label}
        <input
          type="range"
          min={50}
          max={200}
          step={10}
          value={light[name]}
          aria-valuetext={`${light[name]} %`}
          onChange={({ currentTarget }) =>
            onLight({ ...light, [name]: Number(currentTarget.value) })
          }
        />
      </label>
    ))}
    <button
      type="button"
      className={classes.asTaken}
      disabled={light.brightness === 100 && light.contrast === 100}
      onClick={() => onLight(DEFAULT_LIGHT)}
    >
      {say.reset}
    </button>
  </div>
);

import classes from './image-viewer.module.css';

/** How the picture is lit, in per cent of how it was taken. */
export type Light = { readonly brightness: number; readonly contrast: number };

/** As it was taken. */
export const DEFAULT_LIGHT: Light = { brightness: 100, contrast: 100 };

/** What it comes to as a filter of the page. */
export const filterOf = ({ brightness, contrast }: Light): string =>
  `brightness(${brightness}%) contrast(${contrast}%)`;

export type LightSlidersProps = {
  readonly light: Light;
  readonly onLight: (light: Light) => void;
};

const SLIDERS = [
  ['brightness', 'Brightness'],
  ['contrast', 'Contrast'],
] as const;

/** The browser's own sliders: by finger, and by the arrow keys. The marks are lit as before. */
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
      Reset
    </button>
  </div>
);

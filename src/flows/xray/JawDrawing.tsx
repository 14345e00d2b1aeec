import { JAW_PARTS } from '../../../contracts/xray/jaw-parts.ts';
import type { JawPart } from '../../../contracts/xray/jaw-parts.ts';
import classes from './jaw.module.css';

/** Middle of the drawing, from which one side is the mirror of the other. */
const MIDDLE = 180;
/** Widths of the teeth of one side, from the front tooth to the wisdom tooth. */
const WIDTHS = { upper: [12, 9, 10, 9, 9, 13, 13, 11], lower: [8, 8, 9, 10, 10, 15, 14, 12] };

/** Height of the bite: the rows rise towards the sides, as they do on such a picture. */
const biteAt = (x: number): number => 118 - ((x - MIDDLE) / 92) ** 2 * 14;

type Row = keyof typeof WIDTHS;

/** Draws one tooth, with its root away from the bite. */
const toothAt = (x: number, width: number, row: Row): string => {
  const [to, half] = [row === 'upper' ? -1 : 1, width / 2 - 0.6];
  const bite = biteAt(x) + to * 2;
  const [neck, tip] = [bite + to * 13, bite + to * 36];
  return `M${x - half} ${neck}Q${x - half - 0.5} ${bite} ${x} ${bite}Q${x + half + 0.5} ${bite} ${x + half} ${neck}Q${x + half * 0.6} ${tip} ${x} ${tip}Q${x - half * 0.6} ${tip} ${x - half} ${neck}Z`;
};

const teethOf = (row: Row): { readonly teeth: string; readonly wisdom: string } => {
  let away = 0;
  const [teeth, wisdom]: [string[], string[]] = [[], []];
  for (const [at, width] of WIDTHS[row].entries()) {
    const middle = away + width / 2;
    const pair = [MIDDLE - middle, MIDDLE + middle].map((x) => toothAt(x, width, row));
    (at === WIDTHS[row].length - 1 ? wisdom : teeth).push(...pair);
    away += width;
  }
  return { teeth: teeth.join(''), wisdom: wisdom.join('') };
};

const UPPER = teethOf('upper');
const LOWER = teethOf('lower');

/** Draws a shape of the right half and the same mirrored. */
const Both = ({
  d,
  className,
}: {
  readonly d: string;
  readonly className?: string | undefined;
}) => (
  <>
    <path d={d} className={className} />
    <path d={d} className={className} transform={`matrix(-1 0 0 1 ${2 * MIDDLE} 0)`} />
  </>
);

/** Each number stands at such a place of the drawing. */
const PLACES: Readonly<Record<JawPart, readonly [number, number]>> = {
  upperTeeth: [180, 94],
  lowerTeeth: [180, 142],
  wisdomTeeth: [261, 106],
  jawJoint: [318, 34],
  nose: [180, 44],
  jawBone: [284, 140],
  chin: [180, 188],
};

/** A jaw as a panoramic picture shows it, in lines of ours, with a number on each part. */
export const JawDrawing = () => (
  <svg className={classes.drawing} viewBox="0 0 360 210" aria-hidden="true" focusable="false">
    <rect className={classes.sheet} x="1" y="1" width="358" height="208" rx="10" />
    <path
      className={classes.dark}
      d="M180 18C164 18 158 34 156 50C155 60 164 66 180 66C196 66 205 60 204 50C202 34 196 18 180 18Z"
    />
    <path d="M180 18V66" />
    <Both
      d="M212 44C232 26 262 30 272 48C278 62 262 72 240 74C224 74 212 66 212 44Z"
      className={classes.faint}
    />
    <Both
      className={classes.bone}
      d="M179.5 200C222 202 262 190 284 164C298 146 306 120 312 92C315 76 322 62 326 46C328 32 308 28 304 42C302 54 296 62 290 62C284 58 280 50 274 54C268 62 272 86 270 106C266 132 230 146 179.5 148"
    />
    <path className={classes.tooth} d={UPPER.teeth + LOWER.teeth} />
    <path className={classes.wisdom} d={UPPER.wisdom + LOWER.wisdom} />
    {JAW_PARTS.map((part, at) => {
      const [x, y] = PLACES[part];
      return (
        <g key={part} className={classes.number} transform={`translate(${x} ${y})`}>
          <circle r="9" />
          <text y="4.2">{at + 1}</text>
        </g>
      );
    })}
  </svg>
);

import type { Choice } from '../choice-group/choice.ts';
import { ChoiceGroup } from '../choice-group/ChoiceGroup.tsx';
import type { ChoiceGroupProps } from '../choice-group/ChoiceGroup.tsx';
import cards from '../choice-group/choice-group.module.css';
import { HEIGHT, MOUTH_AREAS, STILL, WIDTH } from './mouth-areas.ts';
import type { Area, MouthArea } from './mouth-areas.ts';
import classes from './mouth-map.module.css';

/** The place of each answer that has one. */
export type Places = Readonly<Record<string, MouthArea>>;

export type MouthMapProps<Value extends string> = Omit<ChoiceGroupProps<Value>, 'layout'> & {
  readonly places: Places;
};

const VIEW = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none' } as const;
const UNSEEN = { 'aria-hidden': true, focusable: false } as const;

/** The drawing of the open mouth, below everything that can be tapped. */
const Still = () => (
  <svg {...VIEW} {...UNSEEN} className={classes.still}>
    <path className={classes.wash} d={STILL.lips} />
    <path d={STILL.lips} />
    <path className={classes.flesh} d={STILL.opening} />
    <path className={classes.throat} d={STILL.throat} />
    <path className={classes.pale} d={STILL.pale} />
    <path className={classes.flesh} d={STILL.tongue} />
    <path className={classes.tooth} d={STILL.teeth} />
    <path className={classes.fold} d={STILL.folds} />
    <path d={STILL.corners} />
  </svg>
);

type Point = NonNullable<Area['end']>;

/** The line from the words of a place to its shape. */
const Leader = ({ from, end }: { readonly from: Point; readonly end: Point }) => (
  <>
    <path className={classes.leader} d={`M${from.join(' ')}L${end.join(' ')}`} />
    <path className={classes.rim} d={`M${end.join(' ')}h.01`} />
    <path className={classes.end} d={`M${end.join(' ')}h.01`} />
  </>
);

type PlaceProps<Value extends string> = Omit<MouthMapProps<Value>, 'choices' | 'labelledBy'> & {
  readonly choice: Choice<Value>;
  readonly area: MouthArea;
  /** Position of its words along their edge, as a share of the map's width. */
  readonly from: number;
};

/** One label holds words, input and shape, so that the browser handles a tap on any of them. */
const Place = <Value extends string>(props: PlaceProps<Value>) => {
  const { type, name, choice, area, from, chosen, onChange } = props;
  const { edge, end, d }: Area = MOUTH_AREAS[area];
  return (
    <label className={classes.place} data-edge={edge} data-area={area}>
      <input
        className={cards.input}
        type={type}
        name={name}
        value={choice.value}
        checked={chosen.includes(choice.value)}
        onChange={() => onChange(choice.value)}
      />
      <span className={classes.words}>
        {choice.label}
        {choice.mark && (
          <>
            {' '}
            <span className={classes.mark}>{choice.mark}</span>
          </>
        )}
      </span>
      <svg {...VIEW} {...UNSEEN} className={classes.form}>
        <path className={classes.area} d={d} />
        {end && <Leader from={[from * WIDTH, edge === 'top' ? 0 : HEIGHT]} end={end} />}
      </svg>
    </label>
  );
};

/**
 * Asks for a place on a drawing of the open mouth: each answer with a place has its words beside the drawing and its
 * shape in it; other answers are rows below.
 */
export const MouthMap = <Value extends string>(props: MouthMapProps<Value>) => {
  const { choices, places, ...group } = props;
  const { type, labelledBy, describedBy } = group;
  const at = (edge: 'top' | 'bottom') =>
    Object.keys(MOUTH_AREAS).flatMap((area) =>
      choices.flatMap((choice) => {
        const place = places[choice.value];
        return place === area && MOUTH_AREAS[place].edge === edge ? [{ choice, area: place }] : [];
      }),
    );
  const rest = choices.filter(({ value }) => places[value] === undefined);
  const row = (edge: 'top' | 'bottom') => (
    <div className={classes.row} data-edge={edge}>
      {at(edge).map((place, index, all) => (
        <Place
          key={place.choice.value}
          {...group}
          {...place}
          places={places}
          from={(index + 0.5) / all.filter(({ area }) => 'end' in MOUTH_AREAS[area]).length}
        />
      ))}
    </div>
  );
  return (
    <div className={classes.whole}>
      <fieldset
        role={type === 'radio' ? 'radiogroup' : undefined}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className={classes.map}
      >
        {row('top')}
        <Still />
        {row('bottom')}
      </fieldset>
      {rest.length > 0 && <ChoiceGroup {...group} choices={rest} />}
    </div>
  );
};

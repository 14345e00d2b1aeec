import type { Dentist } from '../../../contracts/booking/dentists.ts';
import { DENTISTS_A_PAGE } from '../../../contracts/booking/directory.ts';
import * as say from '../../../contracts/texts/en/dentist-search.ts';
import {
  selectFound,
  selectIsMapOpen,
  selectPoint,
  selectPointed,
} from '../../../machines/dentist-search/dentist-search.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { IconMapPin } from '../../components/icons/icons.ts';
import { useDentistSearch, useDentistSearchSelected } from './dentist-search.flow.ts';
import classes from './dentist-plan.module.css';
import { planOf } from './plan.ts';

/** Most dentists on the map: more marks would cover each other. */
export const MOST_ON_MAP = DENTISTS_A_PAGE;

const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  left: `${x}%`,
  top: `${y}%`,
});

const Grid = ({ side }: { readonly side: number }) => (
  <svg className={classes.grid} aria-hidden="true">
    <pattern id="squares" width={`${side}%`} height={`${side}%`} patternUnits="userSpaceOnUse">
      <path d="M0 0H999M0 0V999" />
    </pattern>
    <rect width="100%" height="100%" fill="url(#squares)" />
  </svg>
);

type MarkProps = {
  readonly dentist: Dentist;
  readonly number: number;
  readonly spot: { readonly x: number; readonly y: number };
};

const Mark = ({ dentist: { slug, name }, number, spot }: MarkProps) => {
  const search = useDentistSearch();
  const pointed = useDentistSearchSelected(selectPointed);
  return (
    <button
      type="button"
      id={`map-${slug}`}
      className={classes.mark}
      style={at(spot)}
      aria-label={say.showInTheList(number, name)}
      aria-current={pointed?.slug === slug || undefined}
      onClick={() => search.send({ type: 'dentist.pointed', slug, at: 'list' })}
    >
      <span>{number}</span>
    </button>
  );
};

/**
 * Draws the dentists found by their coordinates: asking a map service would tell it where somebody in pain is. A phone
 * shows the map by a press, a laptop beside the list.
 */
export const DentistPlan = () => {
  const search = useDentistSearch();
  const all = useDentistSearchSelected(selectFound);
  const point = useDentistSearchSelected(selectPoint);
  const isOpen = useDentistSearchSelected(selectIsMapOpen);
  const found = all.slice(0, MOST_ON_MAP);
  const { spots, own, square } = planOf(found, point);
  return (
    <div className={classes.pane}>
      <Button
        className={classes.row}
        variant="default"
        aria-expanded={isOpen}
        leftSection={<IconMapPin size={20} aria-hidden="true" />}
        onClick={() => search.send({ type: 'map.toggled' })}
      >
        {isOpen ? say.hideTheMap : say.showOnAMap}
      </Button>
      <figure className={classes.figure} aria-label={say.mapWords} data-open={isOpen || undefined}>
        <div className={classes.plan}>
          <Grid side={square.side} />
          {own !== null && (
            <span className={classes.own} style={at(own)}>
              {say.you}
            </span>
          )}
          {found.map((dentist, index) => (
            <Mark
              key={dentist.slug}
              dentist={dentist}
              number={index + 1}
              spot={spots[index] ?? { x: 50, y: 50 }}
            />
          ))}
        </div>
        <figcaption className={classes.caption}>
          {say.northUpEachSquareKmWide(square.km)}
          {all.length > found.length && say.itShowsFirstList(found.length)}
        </figcaption>
      </figure>
    </div>
  );
};

import {
  selectAsOf,
  selectCanWiden,
  selectFound,
  selectHasMore,
  selectHasOnlySamples,
  selectMore,
  selectPlace,
  selectPointed,
} from '../../../machines/dentist-search/dentist-search.selectors.ts';
import { isPin } from '../../../contracts/booking/directory.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/dentist-search.ts';
import type { Place } from '../../../machines/dentist-search/search.ts';
import { Button } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { AskedFocus } from '../../lib/focus/asked-focus.ts';
import { useDentistSearch, useDentistSearchSelected } from './dentist-search.flow.ts';
import { DentistCard } from './DentistCard.tsx';
import { DentistPlan, MOST_ON_MAP } from './DentistPlan.tsx';
import classes from './dentist-search.module.css';
import { SampleNote } from './DentistFacts.tsx';

const placeInWords = (place: Place | null): string => {
  if (place?.kind === 'city') return say.inWords(place.city);
  if (place?.kind === 'area') {
    return isPin(place.area) ? say.inAndNearPinCode(place.area) : say.forWords(place.area);
  }
  return place === null ? '' : say.withinKmOfYou(place.radius);
};

/** Loads the next part of the list, if there is one. */
const More = () => {
  const search = useDentistSearch();
  const hasMore = useDentistSearchSelected(selectHasMore);
  const more = useDentistSearchSelected(selectMore);
  if (!hasMore) return null;
  return (
    <div className={classes.more}>
      {more === 'failed' && <InlineError>{say.theRestCouldNotLoadedWhat}</InlineError>}
      <Button
        variant="default"
        aria-busy={more === 'loading' || undefined}
        disabled={more === 'loading'}
        onClick={() => search.send({ type: 'more.requested' })}
      >
        {more === 'failed' ? common.tryAgain : say.showMoreDentists}
      </Button>
    </div>
  );
};

/** Lists the dentists found, with the numbers that they have on the map. */
const Dentists = () => {
  const search = useDentistSearch();
  const found = useDentistSearchSelected(selectFound);
  const asOf = useDentistSearchSelected(selectAsOf);
  const pointed = useDentistSearchSelected(selectPointed);
  return (
    <ol className={classes.list}>
      {found.map((dentist, index) => (
        <li
          key={dentist.slug}
          id={`list-${dentist.slug}`}
          tabIndex={-1}
          aria-current={dentist.slug === pointed?.slug || undefined}
        >
          <DentistCard
            dentist={dentist}
            asOf={asOf}
            number={index + 1}
            onPointed={
              index < MOST_ON_MAP
                ? () => search.send({ type: 'dentist.pointed', slug: dentist.slug, at: 'map' })
                : undefined
            }
            onChosen={() => search.send({ type: 'dentist.chosen', dentist })}
          />
        </li>
      ))}
    </ol>
  );
};

/** Shows the dentists found, as a list and on a map. */
export const Listed = () => {
  const search = useDentistSearch();
  const found = useDentistSearchSelected(selectFound);
  const place = useDentistSearchSelected(selectPlace);
  const hasMore = useDentistSearchSelected(selectHasMore);
  const pointed = useDentistSearchSelected(selectPointed);
  const canWiden = useDentistSearchSelected(selectCanWiden);
  const hasOnlySamples = useDentistSearchSelected(selectHasOnlySamples);
  const words = say.dentistsFound(found.length, hasMore, placeInWords(place));
  return (
    <section className={classes.listed} aria-labelledby="found">
      <output className="spoken">{words}</output>
      <h2 id="found" className={classes.found}>
        {words}
      </h2>
      {!hasOnlySamples && found.some(({ isSample }) => isSample) && <SampleNote />}
      <div className={classes.beside}>
        <DentistPlan />
        <AskedFocus id={pointed && `${pointed.at}-${pointed.slug}`} asked={pointed} />
        <div className={classes.part}>
          <Dentists />
          <More />
          {canWiden && !hasMore && (
            <Button variant="default" onClick={() => search.send({ type: 'search.widened' })}>
              {say.searchFurtherAway}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
};

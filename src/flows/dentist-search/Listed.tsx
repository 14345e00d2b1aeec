import {
  selectAsOf,
  selectCanWiden,
  selectFound,
  selectHasMore,
  selectMore,
  selectPlace,
} from '../../../machines/dentist-search/dentist-search.selectors.ts';
import { isPin } from '../../../contracts/booking/directory.ts';
import type { Place } from '../../../machines/dentist-search/search.ts';
import { Button } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { useDentistSearch, useDentistSearchSelected } from './dentist-search.flow.ts';
import { DentistCard } from './DentistCard.tsx';
import classes from './dentist-search.module.css';
import { SampleNote } from './DentistFacts.tsx';

const placeInWords = (place: Place | null): string => {
  if (place?.kind === 'city') return `in ${place.city}`;
  if (place?.kind === 'area') {
    return isPin(place.area) ? `in and near PIN code ${place.area}` : `for “${place.area}”`;
  }
  return place === null ? '' : `within ${place.radius} km of you`;
};

/** Loads the next part of the list, if there is one. */
const More = () => {
  const search = useDentistSearch();
  const hasMore = useDentistSearchSelected(selectHasMore);
  const more = useDentistSearchSelected(selectMore);
  if (!hasMore) return null;
  return (
    <div className={classes.more}>
      {more === 'failed' && (
        <InlineError>The rest could not be loaded. What is listed stays.</InlineError>
      )}
      <Button
        variant="default"
        aria-busy={more === 'loading' || undefined}
        disabled={more === 'loading'}
        onClick={() => search.send({ type: 'more.requested' })}
      >
        {more === 'failed' ? 'Try again' : 'Show more dentists'}
      </Button>
    </div>
  );
};

/** Lists the dentists found. */
export const Listed = () => {
  const search = useDentistSearch();
  const found = useDentistSearchSelected(selectFound);
  const asOf = useDentistSearchSelected(selectAsOf);
  const place = useDentistSearchSelected(selectPlace);
  const hasMore = useDentistSearchSelected(selectHasMore);
  const canWiden = useDentistSearchSelected(selectCanWiden);
  const many = found.length === 1 && !hasMore ? 'dentist' : 'dentists';
  const words = `${found.length}${hasMore ? ' or more' : ''} ${many} ${placeInWords(place)}`;
  return (
    <section className={classes.listed} aria-labelledby="found">
      <output className="spoken">{words}</output>
      <h2 id="found" className={classes.found}>
        {words}
      </h2>
      {found.some(({ isSample }) => isSample) && <SampleNote />}
      <ul className={classes.list}>
        {found.map((dentist) => (
          <li key={dentist.slug}>
            <DentistCard
              dentist={dentist}
              asOf={asOf}
              onChosen={() => search.send({ type: 'dentist.chosen', dentist })}
            />
          </li>
        ))}
      </ul>
      <More />
      {canWiden && !hasMore && (
        <Button variant="default" onClick={() => search.send({ type: 'search.widened' })}>
          Search further away
        </Button>
      )}
    </section>
  );
};

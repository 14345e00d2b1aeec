import { LANGUAGES } from '../../../contracts/directory.ts';
import {
  selectCities,
  selectFilters,
  selectPlace,
  selectSearchScreen,
} from '../../../machines/dentist-search/dentist-search.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { ChoiceCard } from '../../components/choice-group/ChoiceCard.tsx';
import { ListField } from '../../components/fields/ListField.tsx';
import { IconMapPin } from '../../components/icons/icons.ts';
import { LANGUAGE_NAMES } from '../../lib/dentist-words.ts';
import { useDentistSearch, useDentistSearchSelected } from './dentist-search.flow.ts';
import classes from './dentist-search.module.css';

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** A city of the list, or where one is. */
const Where = () => {
  const search = useDentistSearch();
  const place = useDentistSearchSelected(selectPlace);
  const cities = useDentistSearchSelected(selectCities);
  const isLocating = useDentistSearchSelected(selectSearchScreen) === 'locating';
  const city = place?.kind === 'city' ? place.city : '';
  const listed = cities.map(({ city: value }) => ({ value, label: value }));
  // A city of the address that nobody is listed in: it stays to be seen.
  const isListed = city === '' || cities.some((each) => each.city === city);
  return (
    <div className={classes.where}>
      <Button
        variant={place?.kind === 'nearby' ? undefined : 'default'}
        aria-pressed={place?.kind === 'nearby'}
        aria-busy={isLocating || undefined}
        leftSection={<IconMapPin size={20} aria-hidden="true" />}
        onClick={() => search.send({ type: 'nearby.requested' })}
      >
        Near me
      </Button>
      <ListField
        label="Or choose a city"
        name="city"
        placeholder="City"
        value={city}
        options={isListed ? listed : [...listed, { value: city, label: city }]}
        onChange={(value) => {
          if (value !== '') search.send({ type: 'city.chosen', city: value });
        }}
      />
    </div>
  );
};

/** What the list is narrowed to. */
const Narrowed = () => {
  const search = useDentistSearch();
  const filters = useDentistSearchSelected(selectFilters);
  const change = (changed: Partial<typeof filters>): void =>
    search.send({ type: 'filters.changed', filters: { ...filters, ...changed } });
  return (
    <fieldset className={classes.filters}>
      <legend className={classes.legend}>Only show</legend>
      <ChoiceCard
        type="checkbox"
        name="open"
        value="1"
        label="Open now"
        checked={filters.open}
        onChange={(open) => change({ open })}
      />
      <ChoiceCard
        type="checkbox"
        name="emergency"
        value="1"
        label="Emergencies at any hour"
        checked={filters.emergency}
        onChange={(emergency) => change({ emergency })}
      />
      <ListField
        label="Who speaks"
        name="language"
        placeholder="Any language"
        value={filters.language ?? ''}
        options={LANGUAGE_OPTIONS}
        onChange={(value) => change({ language: LANGUAGES.find((each) => each === value) ?? null })}
      />
    </fieldset>
  );
};

/** Where and what for. */
export const SearchForm = () => (
  <section className={classes.form} aria-label="Where and what for">
    <Where />
    <Narrowed />
  </section>
);

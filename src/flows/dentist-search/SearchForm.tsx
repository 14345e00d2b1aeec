import { LANGUAGES } from '../../../contracts/booking/directory.ts';
import * as say from '../../../contracts/texts/en/dentist-search.ts';
import {
  selectCities,
  selectFilters,
  selectHasOnlySamples,
  selectPlace,
  selectSearchScreen,
} from '../../../machines/dentist-search/dentist-search.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { ListField } from '../../components/fields/ListField.tsx';
import { TickField } from '../../components/fields/TickField.tsx';
import { IconMapPin } from '../../components/icons/icons.ts';
import { LANGUAGE_NAMES } from '../../lib/format/dentist-words.ts';
import { useDentistSearch, useDentistSearchSelected } from './dentist-search.flow.ts';
import { AreaField } from './AreaField.tsx';
import classes from './dentist-search.module.css';

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** Searches near the device's position. */
const NearMe = () => {
  const search = useDentistSearch();
  const kind = useDentistSearchSelected(selectPlace)?.kind;
  const hasOnlySamples = useDentistSearchSelected(selectHasOnlySamples);
  const isLocating = useDentistSearchSelected(selectSearchScreen) === 'locating';
  return (
    <Button
      variant={hasOnlySamples || kind === 'city' || kind === 'area' ? 'default' : undefined}
      aria-pressed={kind === 'nearby'}
      aria-busy={isLocating || undefined}
      leftSection={<IconMapPin size={20} aria-hidden="true" />}
      onClick={() => search.send({ type: 'nearby.requested' })}
    >
      {say.nearMe}
    </Button>
  );
};

const CityField = () => {
  const search = useDentistSearch();
  const place = useDentistSearchSelected(selectPlace);
  const cities = useDentistSearchSelected(selectCities);
  const city = place?.kind === 'city' ? place.city : '';
  const listed = cities.map(({ city: value }) => ({ value, label: value }));
  // A city in the URL that has no listed dentists still shows in the field.
  const isListed = city === '' || cities.some((each) => each.city === city);
  return (
    <ListField
      label={say.cityWords}
      name="city"
      placeholder={say.choose}
      value={city}
      options={isListed ? listed : [...listed, { value: city, label: city }]}
      onChange={(value) => {
        if (value !== '') search.send({ type: 'city.chosen', city: value });
      }}
    />
  );
};

/** Asks for the place and the filters. */
export const SearchForm = () => {
  const search = useDentistSearch();
  const filters = useDentistSearchSelected(selectFilters);
  const change = (changed: Partial<typeof filters>): void =>
    search.send({ type: 'filters.changed', filters: { ...filters, ...changed } });
  return (
    <section className={classes.form} aria-label={say.whereAndWhatFor}>
      <AreaField />
      <NearMe />
      <div className={classes.pair}>
        <CityField />
        <ListField
          label={say.language}
          name="language"
          placeholder={say.any}
          value={filters.language ?? ''}
          options={LANGUAGE_OPTIONS}
          onChange={(value) =>
            change({ language: LANGUAGES.find((each) => each === value) ?? null })
          }
        />
      </div>
      <fieldset className={classes.ticks} aria-label={say.onlyShow}>
        <TickField
          name="open"
          label={say.openNow}
          checked={filters.open}
          onChange={(open) => change({ open })}
        />
        <TickField
          name="emergency"
          label={say.emergencies}
          checked={filters.emergency}
          onChange={(emergency) => change({ emergency })}
        />
      </fieldset>
    </section>
  );
};

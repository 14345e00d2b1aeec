import type { ComponentType, ReactNode } from 'react';
import type { SearchScreen } from '../../../machines/dentist-search/dentist-search.selectors.ts';
import {
  selectCanWiden,
  selectFilters,
} from '../../../machines/dentist-search/dentist-search.selectors.ts';
import { NO_FILTERS, isFiltered } from '../../../machines/dentist-search/search.ts';
import { Button } from '../../components/button/Button.tsx';
import { StateCard } from '../../components/empty-state/StateCard.tsx';
import { ToothResting } from '../../components/illustrations/Illustrations.tsx';
import { Visit } from '../../components/illustrations/Visit.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { useDentistSearch, useDentistSearchSelected } from './dentist-search.flow.ts';
import { Listed } from './Listed.tsx';

const Waiting = ({ children }: { readonly children: string }) => (
  <>
    <output className="spoken">{children}</output>
    <Skeleton />
  </>
);

/** A state that is announced when it appears. */
const Said = ({
  title,
  children,
  actions,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}) => (
  <output>
    <StateCard title={title} picture={<Visit name="dentist" size={72} />} actions={actions}>
      {children}
    </StateCard>
  </output>
);

const Failed = ({ event }: { readonly event: 'loading.requested' | 'search.requested' }) => {
  const search = useDentistSearch();
  return (
    <div role="alert">
      <StateCard
        picture={<ToothResting />}
        title="We could not reach our server"
        kept="What you have chosen is kept."
        actions={<Button onClick={() => search.send({ type: event })}>Try again</Button>}
      />
    </div>
  );
};

const NoneFound = () => {
  const search = useDentistSearch();
  const filters = useDentistSearchSelected(selectFilters);
  const canWiden = useDentistSearchSelected(selectCanWiden);
  const actions = (
    <>
      {canWiden && (
        <Button onClick={() => search.send({ type: 'search.widened' })}>Search further away</Button>
      )}
      {isFiltered(filters) && (
        <Button
          variant={canWiden ? 'default' : undefined}
          onClick={() => search.send({ type: 'filters.changed', filters: NO_FILTERS })}
        >
          Show all dentists here
        </Button>
      )}
    </>
  );
  return (
    <Said title="We list no dentist like that here" actions={actions}>
      <p>
        That does not mean that there is none: our list is not complete. Try another area or city,
        or look on Google Maps below.
      </p>
    </Said>
  );
};

/** The component below the search form, for each screen. */
export const RESULTS: Readonly<Record<SearchScreen, ComponentType>> = {
  loading: () => <Waiting>Loading the cities...</Waiting>,
  failed: () => <Failed event="loading.requested" />,
  nobody: () => (
    <Said title="Our list has no dentists yet">
      <p>Until it has, Google Maps can look for dentists near you.</p>
    </Said>
  ),
  place: () => (
    <Said title="Where should we look?">
      <p>
        Type your area or PIN code, choose a city, or press “Near me”. That asks your device where
        you are. We use it for this search, to about 100 metres, and keep none of it.
      </p>
    </Said>
  ),
  locating: () => (
    <Said title="Asking your device where you are">
      <p>Your browser may ask you first. You can also type your area or choose a city.</p>
    </Said>
  ),
  refused: () => (
    <Said title="Your place was not shared with us">
      <p>
        That is fine: type your area or choose your city. To share it later, allow it in your
        browser.
      </p>
    </Said>
  ),
  notFound: () => (
    <Said title="Your device does not know where it is">
      <p>Type your area or choose your city, or switch location on and press “Near me” again.</p>
    </Said>
  ),
  timedOut: () => (
    <Said title="Finding your place took too long">
      <p>Type your area or choose your city, or press “Near me” again.</p>
    </Said>
  ),
  searching: () => <Waiting>Looking for dentists...</Waiting>,
  searchFailed: () => <Failed event="search.requested" />,
  none: NoneFound,
  listed: Listed,
};

import type { ComponentType, ReactNode } from 'react';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/dentist-search.ts';
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
        title={common.weCouldNotReachOurServer}
        kept={say.whatYouHaveChosenIsKept}
        actions={<Button onClick={() => search.send({ type: event })}>{common.tryAgain}</Button>}
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
        <Button onClick={() => search.send({ type: 'search.widened' })}>
          {say.searchFurtherAway}
        </Button>
      )}
      {isFiltered(filters) && (
        <Button
          variant={canWiden ? 'default' : undefined}
          onClick={() => search.send({ type: 'filters.changed', filters: NO_FILTERS })}
        >
          {say.showAllDentistsHere}
        </Button>
      )}
    </>
  );
  return (
    <Said title={say.weListNoDentistLikeHere} actions={actions}>
      <p>{say.thatDoesNotMeanThereNone}</p>
    </Said>
  );
};

/** The component below the search form, for each screen. */
export const RESULTS: Readonly<Record<SearchScreen, ComponentType>> = {
  loading: () => <Waiting>{say.loadingTheCities}</Waiting>,
  failed: () => <Failed event="loading.requested" />,
  nobody: () => (
    <Said title={say.ourListHasNoDentistsYet}>
      <p>{say.untilHasGoogleMapsCanLook}</p>
    </Said>
  ),
  place: () => (
    <Said title={say.whereShouldWeLook}>
      <p>{say.typeYourAreaPinCodeChoose}</p>
    </Said>
  ),
  locating: () => (
    <Said title={say.askingYourDeviceWhereYouAre}>
      <p>{say.yourBrowserMayAskYouFirst}</p>
    </Said>
  ),
  refused: () => (
    <Said title={say.yourPlaceWasNotSharedUs}>
      <p>{say.thatFineTypeYourAreaChoose}</p>
    </Said>
  ),
  notFound: () => (
    <Said title={say.yourDeviceDoesNotKnowWhere}>
      <p>{say.typeYourAreaChooseYourCity}</p>
    </Said>
  ),
  timedOut: () => (
    <Said title={say.findingYourPlaceTookTooLong}>
      <p>{say.placeTookTooLong}</p>
    </Said>
  ),
  searching: () => <Waiting>{say.lookingForDentists}</Waiting>,
  searchFailed: () => <Failed event="search.requested" />,
  none: NoneFound,
  listed: Listed,
};

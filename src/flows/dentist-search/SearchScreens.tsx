import type { ReactNode } from 'react';
import { HOME, PATHS } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/dentist-search.ts';
import {
  selectHasOnlySamples,
  selectSearchScreen,
} from '../../../machines/dentist-search/dentist-search.selectors.ts';
import { BrandHeader } from '../../components/brand-header/BrandHeader.tsx';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { ButtonLink } from '../../components/button/Button.tsx';
import { EmergencyCalls } from '../../components/emergency-calls/EmergencyCalls.tsx';
import { FormSkeleton } from '../../components/form-skeleton/FormSkeleton.tsx';
import { PageColumn, PageTitle } from '../../components/page-column/PageColumn.tsx';
import { useAfterWaiting } from '../../lib/flow/after-waiting.ts';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { mapSearch } from '../../lib/address/map-search.ts';
import { useDentistSearchSelected } from './dentist-search.flow.ts';
import classes from './dentist-search.module.css';
import { RESULTS } from './results.tsx';
import { SearchForm } from './SearchForm.tsx';

const TITLE = say.findADentistNearYou;

const ADVICE = [say.callBeforeYouGoAskWhen, say.nearestGovernmentDentalCollegeDistrictHospital];

type WaysProps = {
  readonly title: string;
  /** True where no other way leads to a dentist: the map is then what to press. */
  readonly lead?: boolean;
};

/** Ways to a dentist without this directory. */
const Ways = ({ title, lead = false }: WaysProps) => (
  <section className={classes.otherwise} data-lead={lead || undefined} aria-labelledby="otherwise">
    <h2 id="otherwise">{title}</h2>
    <p>{say.googleMapsFindsDentistsNearYou}</p>
    <div className={classes.ways}>
      <ButtonLink
        href={mapSearch('dentist near me')}
        target="_blank"
        rel="noopener noreferrer"
        variant={lead ? undefined : 'default'}
      >
        {say.searchOnGoogleMaps}
      </ButtonLink>
      <ButtonLink href={PATHS.booking} variant="default">
        {common.bookAVideoCall}
      </ButtonLink>
      <ButtonLink href={PATHS.chat} variant="subtle">
        {say.goToTheAssessment}
      </ButtonLink>
    </div>
    <BulletList items={ADVICE} />
  </section>
);

/** The search while the directory holds samples alone: whoever needs a dentist goes another way first. */
const SampleSearch = ({ children }: { readonly children: ReactNode }) => (
  <section className={classes.otherwise} aria-labelledby="samples">
    <h2 id="samples">{say.trySearchMadeUpDentists}</h2>
    <p>{say.theyShowHowPageWillWork}</p>
    {children}
  </section>
);

const SHAPES = {
  area: 'field',
  nearMe: 'button',
  place: 'besideField',
  only: 'besideButton',
  more: 'phoneButton',
} as const;

/** Screens without a search form. */
const WITHOUT_FORM: ReadonlySet<string> = new Set(['loading', 'failed', 'nobody']);

const WAITING = ['loading'] as const;

/** The search page from top to bottom: emergency numbers, place and filters, results, and other ways. */
export const SearchScreens = () => {
  const screen = useAfterWaiting(useDentistSearchSelected(selectSearchScreen), WAITING);
  const hasOnlySamples = useDentistSearchSelected(selectHasOnlySamples);
  const Results = RESULTS[screen];
  const search = (
    <>
      {screen === 'loading' && <FormSkeleton shapes={SHAPES} />}
      {!WITHOUT_FORM.has(screen) && <SearchForm />}
      <div className={classes.results}>
        <Results />
      </div>
    </>
  );
  return (
    <>
      <title>{`${TITLE} · ${PRODUCT_NAME}`}</title>
      <BrandHeader href={HOME} hasSiteLinks />
      <PageColumn wide>
        <PageTitle>{TITLE}</PageTitle>
        <EmergencyCalls />
        {hasOnlySamples ? (
          <>
            <Ways title={say.weListNoDentistsYet} lead />
            <SampleSearch>{search}</SampleSearch>
          </>
        ) : (
          <>
            {search}
            {screen !== 'loading' && <Ways title={say.otherWaysToFindOne} />}
          </>
        )}
      </PageColumn>
      <HeadingFocus appeared="find-dentist" />
    </>
  );
};

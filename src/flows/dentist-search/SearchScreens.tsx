import type { ReactNode } from 'react';
import { PATHS } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
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

const TITLE = 'Find a dentist near you';

const ADVICE = [
  'Call before you go, and ask when they can see you.',
  'Nearest government dental college or district hospital: they see walk‑in patients.',
];

type WaysProps = {
  readonly title: string;
  /** True where no other way leads to a dentist: the map is then what to press. */
  readonly lead?: boolean;
};

/** Ways to a dentist without this directory. */
const Ways = ({ title, lead = false }: WaysProps) => (
  <section className={classes.otherwise} data-lead={lead || undefined} aria-labelledby="otherwise">
    <h2 id="otherwise">{title}</h2>
    <p>Google Maps finds dentists near you, in a new tab. Your answers stay here.</p>
    <div className={classes.ways}>
      <ButtonLink
        href={mapSearch('dentist near me')}
        target="_blank"
        rel="noopener noreferrer"
        variant={lead ? undefined : 'default'}
      >
        Search on Google Maps
      </ButtonLink>
      <ButtonLink href={PATHS.booking} variant="default">
        Book a video call
      </ButtonLink>
      <ButtonLink href={PATHS.chat} variant="subtle">
        Go to the assessment
      </ButtonLink>
    </div>
    <BulletList items={ADVICE} />
  </section>
);

/** The search while the directory holds samples alone: whoever needs a dentist goes another way first. */
const SampleSearch = ({ children }: { readonly children: ReactNode }) => (
  <section className={classes.otherwise} aria-labelledby="samples">
    <h2 id="samples">Try the search with made-up dentists</h2>
    <p>They show how this page will work. They cannot be called or visited.</p>
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
      <BrandHeader href="/" hasSiteLinks />
      <PageColumn wide>
        <PageTitle>{TITLE}</PageTitle>
        <EmergencyCalls />
        {hasOnlySamples ? (
          <>
            <Ways title="We list no dentists yet" lead />
            <SampleSearch>{search}</SampleSearch>
          </>
        ) : (
          <>
            {search}
            {screen !== 'loading' && <Ways title="Other ways to find one" />}
          </>
        )}
      </PageColumn>
      <HeadingFocus appeared="find-dentist" />
    </>
  );
};

import type { WholeDentist } from '../../../contracts/booking/dentists.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { selectAsOf, selectDentist } from '../../../machines/dentist-page/dentist-page.machine.ts';
import { FactList } from '../../components/fact-list/FactList.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { PageTitle } from '../../components/page-column/PageColumn.tsx';
import {
  addressInWords,
  distanceInWords,
  hoursInWords,
  languagesInWords,
} from '../../lib/format/dentist-words.ts';
import { dayInWords } from '../../lib/format/due.ts';
import { DentistFacts, SampleNote } from '../dentist-search/DentistFacts.tsx';
import { ReachLinks } from '../dentist-search/ReachLinks.tsx';
import { useDentistPageSelected } from './dentist-page.flow.ts';
import classes from './dentist-page.module.css';
import { structuredData } from './structured-data.ts';

const Hours = ({ dentist }: { readonly dentist: WholeDentist }) => (
  <table className={classes.hours}>
    <caption className="spoken">Opening hours, India time</caption>
    <tbody>
      {hoursInWords(dentist.hours).map(({ day, times }) => (
        <tr key={day}>
          <th scope="row">{day}</th>
          <td>{times}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Tells search engines about the dentist, or to leave the page out. The script holds data, which no browser runs. */
const ForEngines = ({ dentist }: { readonly dentist: WholeDentist }) => {
  const data = structuredData(dentist);
  return data === null ? (
    <meta name="robots" content="noindex" />
  ) : (
    <script type="application/ld+json">{JSON.stringify(data)}</script>
  );
};

const factsOf = (dentist: WholeDentist) => [
  { name: 'Clinic', value: dentist.clinic },
  { name: 'Address', value: addressInWords(dentist) },
  ...(dentist.distanceKm === null
    ? []
    : [{ name: 'Distance', value: distanceInWords(dentist.distanceKm) }]),
  { name: 'Languages', value: languagesInWords(dentist.languages) },
  ...(dentist.registration === null
    ? []
    : [{ name: 'Registration number', value: dentist.registration }]),
];

/** One dentist: open now or not, how to reach them, address and opening hours. */
export const OpenedDentist = () => {
  const dentist = useDentistPageSelected(selectDentist);
  const asOf = useDentistPageSelected(selectAsOf);
  if (dentist === null) return null;
  return (
    <>
      <title>{`${dentist.name}, ${dentist.city} · ${PRODUCT_NAME}`}</title>
      <ForEngines dentist={dentist} />
      <PageTitle>{dentist.name}</PageTitle>
      {dentist.isSample && <SampleNote one />}
      <DentistFacts dentist={dentist} asOf={asOf} />
      <div className={classes.ways}>
        <ReachLinks dentist={dentist} />
      </div>
      <FactList facts={factsOf(dentist)} />
      <ResultSection
        title="Opening hours"
        intro="India time. Call before you go, above all on holidays."
      >
        <Hours dentist={dentist} />
      </ResultSection>
      <p className={classes.quiet}>
        {dentist.registration === null
          ? 'A sample has no registration number.'
          : `The number in the register of the state’s dental council is on file: that is what we have checked. Details as of ${dayInWords(dentist.updatedAt)}.`}
      </p>
    </>
  );
};

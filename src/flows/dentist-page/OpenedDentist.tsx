import type { WholeDentist } from '../../../contracts/booking/dentists.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import * as say from '../../../contracts/texts/en/dentist-page.ts';
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
    <caption className="spoken">{say.openingHoursIndiaTime}</caption>
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
  { name: say.clinicWords, value: dentist.clinic },
  { name: say.address, value: addressInWords(dentist) },
  ...(dentist.distanceKm === null
    ? []
    : [{ name: say.distance, value: distanceInWords(dentist.distanceKm) }]),
  { name: say.languagesWords, value: languagesInWords(dentist.languages) },
  ...(dentist.registration === null
    ? []
    : [{ name: say.registrationNumber, value: dentist.registration }]),
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
      <ResultSection title={say.openingHours} intro={say.indiaTimeCallBeforeYouGo}>
        <Hours dentist={dentist} />
      </ResultSection>
      <p className={classes.quiet}>
        {dentist.registration === null
          ? say.aSampleHasNoRegistrationNumber
          : say.theNumberRegisterStatesDentalCouncil(dayInWords(dentist.updatedAt) ?? '')}
      </p>
    </>
  );
};

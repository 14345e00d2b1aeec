import type { Dentist } from '../../../contracts/booking/dentists.ts';
import * as say from '../../../contracts/texts/en/dentist-search.ts';
import { Badge } from '../../components/badge/Badge.tsx';
import { Callout } from '../../components/callout/Callout.tsx';
import { IconCheck, IconClock, IconInfoCircle } from '../../components/icons/icons.ts';
import { openingWords } from '../../lib/format/dentist-words.ts';
import { mapSearch } from '../../lib/address/map-search.ts';
import classes from './dentist-search.module.css';

/** Warns that these are samples, so that no patient in pain travels to a place that does not exist. */
export const SampleNote = ({ one = false }: { readonly one?: boolean }) => (
  <Callout
    tone="info"
    title={one ? say.thisSampleNotRealDentist : say.theseAreSamplesNotRealDentists}
  >
    <p>{say.howPageWorksCannotCalledVisited(one ? say.itShows : say.theyShow)}</p>
    <a
      className={classes.elsewhere}
      href={mapSearch('dentist near me')}
      target="_blank"
      rel="noopener noreferrer"
    >
      {say.lookRealDentistsGoogleMaps}
    </a>
  </Callout>
);

type DentistFactsProps = { readonly dentist: Dentist; readonly asOf: string };

/** Shows badges: real or sample, open or closed, and whether emergencies are seen. */
export const DentistFacts = ({ dentist, asOf }: DentistFactsProps) => (
  <div className={classes.badges}>
    {dentist.isSample ? (
      <Badge tone="soon" icon={<IconInfoCircle size={18} aria-hidden="true" />}>
        {say.sample}
      </Badge>
    ) : (
      <Badge tone="info" icon={<IconCheck size={18} aria-hidden="true" />}>
        {say.registrationNumberOnFile}
      </Badge>
    )}
    <Badge
      tone={dentist.opening.isOpen ? 'routine' : 'soon'}
      icon={<IconClock size={18} aria-hidden="true" />}
    >
      {openingWords(dentist.opening, asOf)}
    </Badge>
    {dentist.emergency && (
      <Badge tone="routine" icon={<IconCheck size={18} aria-hidden="true" />}>
        {say.forEmergenciesCallAtAnyHour}
      </Badge>
    )}
  </div>
);

import { Link } from 'react-router-dom';
import type { Dentist } from '../../../contracts/booking/dentists.ts';
import { doctorAddress } from '../../../contracts/common/paths.ts';
import * as say from '../../../contracts/texts/en/dentist-search.ts';
import { RouteButton } from '../../components/button/RouteButton.tsx';
import {
  addressInWords,
  distanceInWords,
  languagesInWords,
} from '../../lib/format/dentist-words.ts';
import { Button } from '../../components/button/Button.tsx';
import { DentistFacts } from './DentistFacts.tsx';
import classes from './dentist-search.module.css';
import { ReachLinks } from './ReachLinks.tsx';

type DentistCardProps = {
  readonly dentist: Dentist;
  readonly asOf: string;
  /** Place in the list. */
  readonly number: number;
  /** Shows the dentist on the map; left out for who is not on it. */
  readonly onPointed: (() => void) | undefined;
  /** Called when the patient calls the dentist or asks for directions. */
  readonly onChosen: () => void;
};

export const DentistCard = ({ dentist, asOf, number, onPointed, onChosen }: DentistCardProps) => {
  const page = doctorAddress(dentist.slug);
  const state = { distanceKm: dentist.distanceKm };
  return (
    <article className={classes.card}>
      <div>
        <div className={classes.head}>
          <h3 className={classes.name}>
            <Link to={page} state={state}>
              {dentist.name}
            </Link>
          </h3>
          {onPointed !== undefined && (
            <Button
              className={classes.number}
              variant="default"
              aria-label={say.showOnTheMap(number, dentist.name)}
              onClick={onPointed}
            >
              {number}
            </Button>
          )}
        </div>
        <p>{dentist.clinic}</p>
        <p className={classes.quiet}>{addressInWords(dentist)}</p>
        {dentist.distanceKm !== null && <p>{distanceInWords(dentist.distanceKm)}</p>}
        <p className={classes.quiet}>{say.speaks(languagesInWords(dentist.languages))}</p>
      </div>
      <DentistFacts dentist={dentist} asOf={asOf} />
      <div className={classes.ways}>
        <ReachLinks dentist={dentist} onChosen={onChosen} />
        <RouteButton to={page} state={state} variant={dentist.isSample ? 'default' : 'subtle'}>
          {say.details} <span className="spoken">{say.ofWords(dentist.name)}</span>
        </RouteButton>
      </div>
    </article>
  );
};

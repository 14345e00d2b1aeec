import { NEW_XRAY, xrayAddress } from '../../../contracts/xray/xray-address.ts';
import { Link } from 'react-router-dom';
import type { Xray } from '../../../contracts/endpoints/xrays.ts';
import type { XrayState } from '../../../contracts/xray/xray-states.ts';
import * as family from '../../../contracts/texts/en/family.ts';
import * as say from '../../../contracts/texts/en/saved-results.ts';
import {
  selectDeletionQuestion,
  selectGoingXray,
  selectHomeScreen,
  selectXrays,
} from '../../../machines/saved-results/saved-results.machine.ts';
import { RouteButton } from '../../components/button/RouteButton.tsx';
import { DeletionDialog } from '../../components/dialog/DeletionDialog.tsx';
import { IconTrash } from '../../components/icons/icons.ts';
import { Visit } from '../../components/illustrations/Visit.tsx';
import { dayInWords } from '../../lib/format/due.ts';
import { timeInWords } from '../../lib/format/time-words.ts';
import { useSavedResults, useSavedResultsSelected } from './saved-results.flow.ts';
import classes from './own-xrays.module.css';

const WORDS: Readonly<Record<Exclude<XrayState, 'refused'>, string>> = {
  storing: say.onItsWay,
  stored: say.notAnalyzedYet,
  analyzing: say.beingAnalyzed,
  analyzed: say.analyzed,
  unsure: say.waitsForYourAnswer,
  failed: say.couldNotBeAnalyzed,
};

type Listed = Xray & { readonly state: keyof typeof WORDS };

/** What was refused is no X-ray, and was said to be none when it was sent. */
const isListed = (xray: Xray): xray is Listed => xray.state !== 'refused';

/** Words an X-ray's state, with the number of findings once it is analysed. */
const factsOf = ({ state, analysis, diagnosis_id }: Listed): string => {
  const found = state === 'analyzed' ? `, ${say.marked(analysis?.predictions.length ?? 0)}` : '';
  const saved = diagnosis_id === null ? '' : say.savedWithAResult;
  return `${WORDS[state]}${found}${saved}`;
};

const OwnXray = ({ xray }: { readonly xray: Listed }) => {
  const results = useSavedResults();
  const isGoing = useSavedResultsSelected(selectGoingXray) === xray.id;
  const name = say.xRayOf(dayInWords(xray.created_at) ?? '');
  const time = timeInWords(xray.created_at);
  return (
    <li className={classes.row} aria-busy={isGoing}>
      <Link to={xrayAddress(xray.id)} className={classes.link}>
        <span className={classes.film} data-surface="night">
          {xray.picture === null ? (
            <Visit name="xray_film" size={32} />
          ) : (
            <img src={xray.picture.preview_url} alt="" loading="lazy" />
          )}
        </span>
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          <span className={classes.facts}>
            {isGoing ? say.beingDeleted : `${time}: ${factsOf(xray)}`}
            {xray.person !== null && ` · ${family.forPerson(xray.person.name)}`}
          </span>
        </span>
      </Link>
      <button
        type="button"
        className={classes.remove}
        aria-label={say.deleteThe(name, time)}
        disabled={isGoing}
        onClick={() => results.send({ type: 'xrayDeletion.requested', id: xray.id })}
      >
        <IconTrash size={20} aria-hidden="true" />
      </button>
    </li>
  );
};

const DeletionQuestion = () => {
  const question = useSavedResultsSelected(selectDeletionQuestion);
  return (
    question && (
      <DeletionDialog
        title={say.deleteThisXRay}
        words={question.getSnapshot().context.question}
        onDelete={() => question.send({ type: 'question.confirmed' })}
        onKeep={() => question.send({ type: 'question.declined' })}
      />
    )
  );
};

/** Lists the account's X-rays with their states, and a button to add one. */
export const OwnXrays = () => {
  const xrays = useSavedResultsSelected(selectXrays)?.filter(isListed) ?? null;
  const screen = useSavedResultsSelected(selectHomeScreen);
  if (screen === 'loading' || screen === 'failed') return null;
  return (
    <section className={classes.xrays}>
      <h2 className={classes.title}>{say.xRays}</h2>
      {xrays === null && <p>{say.yourXRaysCouldNotListed}</p>}
      {xrays !== null && xrays.length > 0 && (
        <ul className={classes.rows}>
          {xrays.map((xray) => (
            <OwnXray key={xray.id} xray={xray} />
          ))}
        </ul>
      )}
      <div>
        <RouteButton to={xrayAddress(NEW_XRAY)} variant="default">
          {say.addAnXRay}
        </RouteButton>
      </div>
      <DeletionQuestion />
    </section>
  );
};

import type { ComponentType } from 'react';
import { LINK_DAYS } from '../../../contracts/assessment/result-link.ts';
import { RESULT_LINK_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/result-link.ts';
import {
  selectDays,
  selectIsMaking,
  selectLinkProblem,
  selectMade,
  selectResultLinkPart,
} from '../../../machines/result-link/result-link.machine.ts';
import type { ResultLinkPart } from '../../../machines/result-link/result-link.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { ButtonRow } from '../../components/button-row/ButtonRow.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { RadioFieldset } from '../../components/radio-fieldset/RadioFieldset.tsx';
import { PartFocus } from '../../lib/focus/part-focus.ts';
import { LinkList } from './LinkList.tsx';
import { useResultLink, useResultLinkSelected } from './result-link.flow.ts';
import classes from './result-link.module.css';

const HEADING = 'result-link';

const Offered = () => {
  const flow = useResultLink();
  return (
    <>
      <p>{TEXTS.intro}</p>
      <p>{TEXTS.sealed}</p>
      <div>
        <Button variant="default" onClick={() => flow.send({ type: 'links.requested' })}>
          {TEXTS.start}
        </Button>
      </div>
    </>
  );
};

const Reading = () => <output>{TEXTS.reading}</output>;

const NotRead = () => {
  const flow = useResultLink();
  return (
    <>
      <InlineError>{TEXTS.readingFailed}</InlineError>
      <div>
        <Button variant="default" onClick={() => flow.send({ type: 'links.requested' })}>
          {TEXTS.tryAgain}
        </Button>
      </div>
    </>
  );
};

const Days = () => {
  const flow = useResultLink();
  const chosen = useResultLinkSelected(selectDays);
  return (
    <RadioFieldset label={TEXTS.howLong}>
      {(name) => (
        <div className={classes.days}>
          {LINK_DAYS.map((days) => (
            <label key={days} className={classes.day}>
              <input
                type="radio"
                name={name}
                value={days}
                checked={chosen === days}
                onChange={() => flow.send({ type: 'days.chosen', days })}
              />
              {TEXTS.days(days)}
            </label>
          ))}
        </div>
      )}
    </RadioFieldset>
  );
};

const Choosing = () => {
  const flow = useResultLink();
  const isMaking = useResultLinkSelected(selectIsMaking);
  return (
    <>
      <h3 id={HEADING} tabIndex={-1} className={classes.title}>
        {TEXTS.make}
      </h3>
      <p>{TEXTS.sealed}</p>
      <Days />
      <div>
        <Button aria-busy={isMaking} onClick={() => flow.send({ type: 'link.requested' })}>
          {isMaking ? TEXTS.making : TEXTS.make}
        </Button>
      </div>
      <LinkList />
    </>
  );
};

/** Link, code and passcode of the link that was made; the passcode stands in no code and in no link. */
const Shown = () => {
  const flow = useResultLink();
  const made = useResultLinkSelected(selectMade);
  if (made === null) return null;
  return (
    <>
      <h3 id={HEADING} tabIndex={-1} className={classes.title}>
        {TEXTS.readyTitle}
      </h3>
      <p>{TEXTS.ready}</p>
      <img className={classes.code} src={made.picture} alt={TEXTS.picture} />
      <p className={classes.passcode}>
        {TEXTS.passcode} <strong>{made.passcode}</strong>
      </p>
      <p>{TEXTS.once}</p>
      <ButtonRow>
        <Button onClick={() => flow.send({ type: 'link.passed', way: 'share' })}>
          {TEXTS.share}
        </Button>
        <Button variant="default" onClick={() => flow.send({ type: 'link.passed', way: 'copy' })}>
          {TEXTS.copy}
        </Button>
        <Button variant="default" onClick={() => flow.send({ type: 'link.shown' })}>
          {TEXTS.done}
        </Button>
      </ButtonRow>
      <LinkList />
    </>
  );
};

const PARTS: Readonly<Record<ResultLinkPart, ComponentType>> = {
  offered: Offered,
  reading: Reading,
  notRead: NotRead,
  choosing: Choosing,
  shown: Shown,
};

/** The part of the flow that it is at, and what went wrong. */
export const ResultLinkParts = () => {
  const part = useResultLinkSelected(selectResultLinkPart);
  const problem = useResultLinkSelected(selectLinkProblem);
  const Part = PARTS[part];
  return (
    <div className={classes.part} data-part="result-link">
      {problem !== null && <InlineError>{problem}</InlineError>}
      <Part />
      <PartFocus appeared={part} heading={HEADING} />
    </div>
  );
};

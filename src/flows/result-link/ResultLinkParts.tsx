import type { ComponentType } from 'react';
import { RESULT_LINK_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/result-link.ts';
import {
  selectIsMaking,
  selectLinkProblem,
  selectResultLinkPart,
} from '../../../machines/result-link/result-link.machine.ts';
import type { ResultLinkPart } from '../../../machines/result-link/result-link.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { PartFocus } from '../../lib/focus/part-focus.ts';
import { Days } from './Days.tsx';
import { LinkList } from './LinkList.tsx';
import { HEADING, MadeLink } from './MadeLink.tsx';
import { VisitChoice } from './VisitChoice.tsx';
import { useResultLink, useResultLinkSelected } from './result-link.flow.ts';
import classes from './result-link.module.css';

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
      <VisitChoice />
      <div>
        <Button aria-busy={isMaking} onClick={() => flow.send({ type: 'link.requested' })}>
          {isMaking ? TEXTS.making : TEXTS.make}
        </Button>
      </div>
      <LinkList />
    </>
  );
};

const PARTS: Readonly<Record<ResultLinkPart, ComponentType>> = {
  offered: Offered,
  reading: Reading,
  notRead: NotRead,
  choosing: Choosing,
  shown: MadeLink,
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

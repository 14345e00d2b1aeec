import { RESULT_LINK_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/result-link.ts';
import { selectMade } from '../../../machines/result-link/result-link.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { ButtonRow } from '../../components/button-row/ButtonRow.tsx';
import { LinkList } from './LinkList.tsx';
import { useResultLink, useResultLinkSelected } from './result-link.flow.ts';
import classes from './result-link.module.css';

/** The id of the heading to which focus goes. */
export const HEADING = 'result-link';

/** Link, code and passcode of the link that was made; the passcode stands in no code and in no link. */
export const MadeLink = () => {
  const flow = useResultLink();
  const made = useResultLinkSelected(selectMade);
  if (made === null) return null;
  return (
    <>
      <h3 id={HEADING} tabIndex={-1} className={classes.title}>
        {TEXTS.readyTitle}
      </h3>
      <p>{TEXTS.ready}</p>
      <p>{made.hasVisit ? TEXTS.showsVisit : TEXTS.showsResult}</p>
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

import { shallowEqual } from '@xstate/react';
import {
  selectClosingRefusal,
  selectHasClosingFailed,
  selectIsClosing,
  selectVisitLacks,
} from '../../../machines/visit-note/visit-note.selectors.ts';
import {
  LACK_TEXTS,
  VISIT_NOTE_TEXTS as TEXTS,
} from '../../../contracts/texts/en/staff/visit-note.ts';
import { Button } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { useVisitNote, useVisitNoteSelected } from './visit-note.flow.ts';
import classes from './visit-note.module.css';

/** What stands against closing it, if anything. */
const Problem = () => {
  const lacks = useVisitNoteSelected(selectVisitLacks, shallowEqual);
  const refusal = useVisitNoteSelected(selectClosingRefusal);
  const hasFailed = useVisitNoteSelected(selectHasClosingFailed);
  if (lacks.length > 0) {
    return <InlineError>{lacks.map((lack) => LACK_TEXTS[lack]).join(' ')}</InlineError>;
  }
  if (refusal !== null) return <InlineError>{refusal}</InlineError>;
  return hasFailed && <InlineError>{TEXTS.failed}</InlineError>;
};

/** The end of the form: what cannot be undone, what is missing, and the button. */
export const Finish = () => {
  const flow = useVisitNote();
  const isClosing = useVisitNoteSelected(selectIsClosing);
  const canDiscard = useVisitNoteSelected((at) => at.can({ type: 'draft.discarded' }));
  return (
    <div className="stack">
      <p className="soft">{TEXTS.cannotBeChanged}</p>
      <Problem />
      <div className={classes.actions}>
        <Button aria-busy={isClosing} onClick={() => flow.send({ type: 'note.submitted' })}>
          {isClosing ? TEXTS.closing : TEXTS.close}
        </Button>
        {canDiscard && (
          <Button variant="subtle" onClick={() => flow.send({ type: 'draft.discarded' })}>
            {TEXTS.discard}
          </Button>
        )}
      </div>
    </div>
  );
};

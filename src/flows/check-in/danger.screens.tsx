import { SIGN_WORDS } from '../../../contracts/rules/course-lines.ts';
import { selectCheckIn, selectTicked } from '../../../machines/check-in/check-in.selectors.ts';
import { CHECK_IN_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/check-in.ts';
import { Button } from '../../components/button/Button.tsx';
import { TickList } from '../../components/feedback/TickList.tsx';
import { useCheckIn, useCheckInSelected } from './check-in.flow.ts';
import classes from './check-in.module.css';

/** Asks for danger signs, in the words of the assessment. */
export const Signs = () => {
  const flow = useCheckIn();
  const { signs } = useCheckInSelected(selectCheckIn);
  const ticked = useCheckInSelected(selectTicked);
  return (
    <>
      <h2 id="check-in" tabIndex={-1} className={classes.heading}>
        {TEXTS.signs}
      </h2>
      <p>{TEXTS.signsIntro}</p>
      <TickList
        labelledBy="check-in"
        name="signs"
        choices={signs.map((value) => ({ value, label: SIGN_WORDS[value] }))}
        chosen={ticked}
        onChange={(sign) => flow.send({ type: 'sign.pressed', sign })}
      />
      <div className={classes.actions}>
        {ticked.length > 0 ? (
          <Button onClick={() => flow.send({ type: 'signs.confirmed' })}>{TEXTS.goOn}</Button>
        ) : (
          <>
            <Button variant="default" onClick={() => flow.send({ type: 'none.chosen' })}>
              {TEXTS.none}
            </Button>
            <Button variant="default" onClick={() => flow.send({ type: 'unsure.chosen' })}>
              {TEXTS.unsure}
            </Button>
          </>
        )}
        <Button variant="subtle" onClick={() => flow.send({ type: 'question.revisited' })}>
          {TEXTS.back}
        </Button>
      </div>
    </>
  );
};

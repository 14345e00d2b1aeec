import { SITE_PATHS } from '../../../contracts/site/site.ts';
import {
  selectAbsenceRefusal,
  selectHasReportFailed,
  selectIsReporting,
} from '../../../machines/absence/absence.machine.ts';
import { ABSENCE_TEXTS } from '../../../contracts/texts/en/flows/absence.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { useAbsence, useAbsenceSelected } from './absence.flow.ts';
import classes from './absence.module.css';

/** Focuses the heading of the part that replaces the pressed button. */
const takeFocus = (heading: HTMLElement | null): void => heading?.focus();

/** Links to the part of the terms about refunds and the contact. */
export const WhereToWrite = () => (
  <ButtonLink variant="default" href={`${SITE_PATHS.terms}#cancelling-and-refunds`}>
    {ABSENCE_TEXTS.where}
  </ButtonLink>
);

/** Shows the server's reason for refusing the report. */
const Refused = ({ why }: { readonly why: string }) => {
  const absence = useAbsence();
  return (
    <div className={classes.form}>
      <h3 ref={takeFocus} tabIndex={-1} className={classes.title}>
        {ABSENCE_TEXTS.refusedTitle}
      </h3>
      <p>{why}</p>
      <p>{ABSENCE_TEXTS.write}</p>
      <WhereToWrite />
      <Button variant="subtle" onClick={() => absence.send({ type: 'absence.declined' })}>
        {ABSENCE_TEXTS.close}
      </Button>
    </div>
  );
};

/** Explains the consequences and asks to confirm; until then nothing is reported. */
export const AbsenceForm = ({ isPaid }: { readonly isPaid: boolean }) => {
  const absence = useAbsence();
  const isReporting = useAbsenceSelected(selectIsReporting);
  const hasFailed = useAbsenceSelected(selectHasReportFailed);
  const refusal = useAbsenceSelected(selectAbsenceRefusal);
  if (refusal !== null) return <Refused why={refusal} />;
  return (
    <div className={classes.form}>
      <h3 ref={takeFocus} tabIndex={-1} className={classes.title}>
        {ABSENCE_TEXTS.question}
      </h3>
      <p>{isPaid ? ABSENCE_TEXTS.paid : ABSENCE_TEXTS.due}</p>
      {hasFailed && <InlineError>{ABSENCE_TEXTS.failed}</InlineError>}
      <Button aria-busy={isReporting} onClick={() => absence.send({ type: 'absence.confirmed' })}>
        {isReporting ? ABSENCE_TEXTS.reporting : ABSENCE_TEXTS.confirm}
      </Button>
      <Button
        variant="subtle"
        disabled={isReporting}
        onClick={() => absence.send({ type: 'absence.declined' })}
      >
        {ABSENCE_TEXTS.decline}
      </Button>
    </div>
  );
};

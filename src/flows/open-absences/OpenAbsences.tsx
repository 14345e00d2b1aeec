import type { ComponentType } from 'react';
import {
  selectOpenAbsences,
  selectOpenAbsencesScreen,
} from '../../../machines/open-absences/open-absences.machine.ts';
import type { OpenAbsencesScreen } from '../../../machines/open-absences/open-absences.machine.ts';
import { OPEN_ABSENCES_TEXTS } from '../../../contracts/texts/en/staff/open-absences.ts';
import { Button } from '../../components/button/Button.tsx';
import { RowList } from '../../components/row-list/RowList.tsx';
import { PartFocus } from '../../lib/focus/part-focus.ts';
import { momentWords } from '../../lib/format/slot-words.ts';
import { useOpenAbsences, useOpenAbsencesSelected } from './open-absences.flow.ts';
import { VerdictQuestion, Verdicts } from './Verdicts.tsx';
import classes from './open-absences.module.css';

const HEADING = 'calls-to-look-into';

const Again = ({ label }: { readonly label: string }) => {
  const openAbsences = useOpenAbsences();
  return (
    <Button variant="default" onClick={() => openAbsences.send({ type: 'loading.requested' })}>
      {label}
    </Button>
  );
};

const Loading = () => <output>{OPEN_ABSENCES_TEXTS.loading}</output>;

const Failed = () => (
  <>
    <p role="alert">{OPEN_ABSENCES_TEXTS.unreachable}</p>
    <Again label={OPEN_ABSENCES_TEXTS.tryAgain} />
  </>
);

const Empty = () => (
  <>
    <p>{OPEN_ABSENCES_TEXTS.empty}</p>
    <Again label={OPEN_ABSENCES_TEXTS.anew} />
  </>
);

const Listed = () => {
  const absences = useOpenAbsencesSelected(selectOpenAbsences);
  return (
    <>
      <p>{OPEN_ABSENCES_TEXTS.lead}</p>
      <RowList
        rows={absences.map((each) => ({
          id: each.id,
          title: `${momentWords(each.starts_at)}: ${each.doctor}`,
          facts: `${each.minutes} minutes, ${each.is_paid ? 'paid ahead' : 'nothing paid ahead'}. Said on ${momentWords(each.reported_at)}.`,
          below: <Verdicts absence={each} />,
        }))}
      />
      <Again label={OPEN_ABSENCES_TEXTS.anew} />
      <VerdictQuestion />
    </>
  );
};

const SCREENS: Readonly<Record<OpenAbsencesScreen, ComponentType>> = {
  loading: Loading,
  failed: Failed,
  empty: Empty,
  list: Listed,
};

/** Lists the calls for which staff must find out whether the dentist came. */
export const OpenAbsences = () => {
  const screen = useOpenAbsencesSelected(selectOpenAbsencesScreen);
  const { length } = useOpenAbsencesSelected(selectOpenAbsences);
  const Screen = SCREENS[screen];
  return (
    <section className={classes.section}>
      <h2 id={HEADING} tabIndex={-1}>
        {OPEN_ABSENCES_TEXTS.title}
      </h2>
      <Screen />
      {/* A settled call disappears together with the pressed button. */}
      <PartFocus appeared={`${screen} ${length}`} heading={HEADING} />
    </section>
  );
};

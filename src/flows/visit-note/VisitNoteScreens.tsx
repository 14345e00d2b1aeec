import type { ComponentType } from 'react';
import { selectVisitNoteScreen } from '../../../machines/visit-note/visit-note.selectors.ts';
import type { VisitNoteScreen } from '../../../machines/visit-note/visit-note.selectors.ts';
import { VISIT_NOTE_TEXTS as TEXTS } from '../../../contracts/texts/en/staff/visit-note.ts';
import { Button } from '../../components/button/Button.tsx';
import { StateCard } from '../../components/empty-state/StateCard.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { PartFocus } from '../../lib/focus/part-focus.ts';
import { Closed, Outdated, ToCalls } from './closed.screens.tsx';
import { PatientTold } from './PatientTold.tsx';
import { useVisitNote, useVisitNoteSelected } from './visit-note.flow.ts';
import { Writing } from './Writing.tsx';

const HEADING = 'visit-note';

const Loading = () => (
  <>
    <output className="spoken">{TEXTS.loading}</output>
    <Skeleton />
  </>
);

const Again = ({ label }: { readonly label: string }) => {
  const flow = useVisitNote();
  return <Button onClick={() => flow.send({ type: 'loading.requested' })}>{label}</Button>;
};

const Failed = () => (
  <StateCard
    title={TEXTS.unreachable}
    kept={TEXTS.kept}
    actions={<Again label={TEXTS.tryAgain} />}
  />
);

const NotFound = () => (
  <StateCard title={TEXTS.notFoundTitle} actions={<ToCalls />}>
    <p>{TEXTS.notFound}</p>
  </StateCard>
);

const Early = () => (
  <>
    <StateCard title={TEXTS.earlyTitle} actions={<Again label={TEXTS.look} />}>
      <p>{TEXTS.early}</p>
    </StateCard>
    <PatientTold />
  </>
);

const WritingBeside = () => (
  <>
    <PatientTold />
    <Writing />
  </>
);

const SCREENS: Readonly<Record<VisitNoteScreen, ComponentType>> = {
  loading: Loading,
  failed: Failed,
  notFound: NotFound,
  early: Early,
  outdated: Outdated,
  writing: WritingBeside,
  closed: Closed,
};

/** The visit note of a call: what the patient told, and what its dentist writes. */
export const VisitNoteScreens = () => {
  const screen = useVisitNoteSelected(selectVisitNoteScreen);
  const Screen = SCREENS[screen];
  return (
    <div className="stack" data-part>
      <h1 id={HEADING} tabIndex={-1}>
        {TEXTS.title}
      </h1>
      <Screen />
      <PartFocus appeared={screen} heading={HEADING} />
    </div>
  );
};

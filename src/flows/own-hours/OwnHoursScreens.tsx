import type { ComponentType } from 'react';
import { PATHS } from '../../../contracts/common/paths.ts';
import { selectOwnHoursScreen } from '../../../machines/own-hours/own-hours.machine.ts';
import type { OwnHoursScreen } from '../../../machines/own-hours/own-hours.machine.ts';
import { OWN_HOURS_TEXTS as TEXTS } from '../../../contracts/texts/en/staff/own-hours.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { StateCard } from '../../components/empty-state/StateCard.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { PartFocus } from '../../lib/focus/part-focus.ts';
import { Deciding } from './Deciding.tsx';
import { Editing } from './Editing.tsx';
import { useOwnHours, useOwnHoursSelected } from './own-hours.flow.ts';

const HEADING = 'own-hours';

const Loading = () => (
  <>
    <output className="spoken">{TEXTS.loading}</output>
    <Skeleton />
  </>
);

const Again = ({ label }: { readonly label: string }) => {
  const flow = useOwnHours();
  return <Button onClick={() => flow.send({ type: 'loading.requested' })}>{label}</Button>;
};

const Failed = () => (
  <StateCard title={TEXTS.unreachable} actions={<Again label={TEXTS.tryAgain} />} />
);

const NotFound = () => (
  <StateCard
    title={TEXTS.notFoundTitle}
    actions={<ButtonLink href={PATHS.teleconsultation}>{TEXTS.toCalls}</ButtonLink>}
  >
    <p>{TEXTS.notFound}</p>
  </StateCard>
);

const Outdated = () => {
  const flow = useOwnHours();
  return (
    <StateCard
      title={TEXTS.outdatedTitle}
      actions={
        <>
          <Button onClick={() => flow.send({ type: 'draft.kept' })}>{TEXTS.keepMine}</Button>
          <Button variant="default" onClick={() => flow.send({ type: 'loading.requested' })}>
            {TEXTS.loadAgain}
          </Button>
        </>
      }
    >
      <p>{TEXTS.outdated}</p>
    </StateCard>
  );
};

const SCREENS: Readonly<Record<OwnHoursScreen, ComponentType>> = {
  loading: Loading,
  failed: Failed,
  notFound: NotFound,
  outdated: Outdated,
  deciding: Deciding,
  editing: Editing,
};

/** A dentist's hours, leave and least notice. */
export const OwnHoursScreens = () => {
  const screen = useOwnHoursSelected(selectOwnHoursScreen);
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

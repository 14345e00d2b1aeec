import type { ComponentType } from 'react';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/family.ts';
import { selectFamilyScreen } from '../../../machines/family-profiles/family-profiles.machine.ts';
import type { FamilyScreen } from '../../../machines/family-profiles/family-profiles.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { StateCard } from '../../components/empty-state/StateCard.tsx';
import { ToothResting } from '../../components/illustrations/Illustrations.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { Confirming, Describing } from './adding.screens.tsx';
import { Erasure } from './Erasure.screen.tsx';
import { People } from './People.screen.tsx';
import { Problem } from './Problem.tsx';
import { useFamily, useFamilySelected } from './family-profiles.flow.ts';
import classes from './family-profiles.module.css';

const Loading = () => (
  <>
    <h1 tabIndex={-1}>{say.family}</h1>
    <output className="spoken">{say.loadingFamily}</output>
    <Skeleton />
  </>
);

const Failed = () => {
  const flow = useFamily();
  const again = (
    <Button onClick={() => flow.send({ type: 'load.retried' })}>{common.tryAgain}</Button>
  );
  return (
    <>
      <h1 tabIndex={-1}>{say.family}</h1>
      <StateCard
        picture={<ToothResting />}
        title={common.weCouldNotReachOurServer}
        actions={again}
      />
    </>
  );
};

const SCREENS: Readonly<Record<FamilyScreen, ComponentType>> = {
  loading: Loading,
  loadingFailed: Failed,
  people: People,
  describing: Describing,
  confirming: Confirming,
  erasure: Erasure,
};

/** The people of the account, or the one step that is under way. */
export const FamilyScreens = () => {
  const screen = useFamilySelected(selectFamilyScreen);
  const Screen = SCREENS[screen];
  return (
    <div className={classes.page}>
      <Screen />
      {screen !== 'people' && <Problem />}
      <HeadingFocus appeared={screen} />
    </div>
  );
};

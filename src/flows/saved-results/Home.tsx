import type { ComponentType } from 'react';
import { PATHS } from '../../../contracts/common/paths.ts';
import {
  levelOf,
  selectEarlier,
  selectHomeScreen,
  selectNewest,
} from '../../../machines/saved-results/saved-results.machine.ts';
import type { HomeScreen } from '../../../machines/saved-results/saved-results.machine.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { StateCard } from '../../components/empty-state/StateCard.tsx';
import { ToothResting } from '../../components/illustrations/Illustrations.tsx';
import { Visit } from '../../components/illustrations/Visit.tsx';
import { RowList } from '../../components/row-list/RowList.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { UrgencyBadge } from '../../components/urgency/UrgencyBadge.tsx';
import { resultAddress } from '../../../contracts/assessment/result-address.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/saved-results.ts';
import { Asked } from './Asked.tsx';
import { factsOf } from './facts.ts';
import { Newest } from './Newest.tsx';
import { OwnXrays } from './OwnXrays.tsx';
import { useSavedResults, useSavedResultsSelected } from './saved-results.flow.ts';
import classes from './saved-results.module.css';

const Loading = () => (
  <>
    <output className="spoken">{say.loadingYourResults}</output>
    <Skeleton />
  </>
);

const Listed = () => {
  const newest = useSavedResultsSelected(selectNewest);
  const earlier = useSavedResultsSelected(selectEarlier, (one, other) => one[0] === other[0]);
  return (
    <>
      <Asked />
      {newest && (
        <div className={classes.now}>
          <Newest result={newest} />
          <ButtonLink href={PATHS.chat} variant="default">
            {say.startANewAssessment}
          </ButtonLink>
        </div>
      )}
      {earlier.length > 0 && (
        <section className={classes.earlier}>
          <h2 className={classes.title}>{say.earlierResults}</h2>
          <RowList
            rows={earlier.map((each) => ({
              id: each.id,
              title: each.condition ?? each.issue,
              facts: factsOf(each),
              badge: <UrgencyBadge level={levelOf(each)} />,
              to: resultAddress(each.id),
            }))}
          />
        </section>
      )}
    </>
  );
};

const Empty = () => (
  <StateCard
    picture={<Visit name="phone_with_slip" size={96} />}
    title={say.noResultsYet}
    actions={<ButtonLink href={PATHS.chat}>{common.startMyAssessment}</ButtonLink>}
  >
    <p>{say.itTakesAboutFiveMinutesYour}</p>
  </StateCard>
);

const Failed = () => {
  const results = useSavedResults();
  return (
    <StateCard
      picture={<ToothResting />}
      title={common.weCouldNotReachOurServer}
      kept={say.yourResultsSafeTheyKeptYour}
      actions={
        <Button onClick={() => results.send({ type: 'loading.requested' })}>
          {common.tryAgain}
        </Button>
      }
    />
  );
};

const SCREENS: Readonly<Record<HomeScreen, ComponentType>> = {
  loading: Loading,
  listed: Listed,
  empty: Empty,
  failed: Failed,
};

/** The signed-in patient's home: what to do about the newest result first; beside or below it, what is kept. */
export const Home = ({ name }: { readonly name: string }) => {
  const Screen = SCREENS[useSavedResultsSelected(selectHomeScreen)];
  return (
    <>
      <h1 className={classes.hello} tabIndex={-1}>
        {name === '' ? say.yourResults : say.hello(name)}
      </h1>
      <div className={classes.panes}>
        <Screen />
        <OwnXrays />
      </div>
    </>
  );
};

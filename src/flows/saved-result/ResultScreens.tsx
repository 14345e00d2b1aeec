import type { ComponentType } from 'react';
import { PATHS } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/saved-result-screens.ts';
import { selectResultScreen } from '../../../machines/saved-result/saved-result.machine.ts';
import type { ResultScreen } from '../../../machines/saved-result/saved-result.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { RouteButton } from '../../components/button/RouteButton.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { IconArrowLeft } from '../../components/icons/icons.ts';
import { MissingTooth, ToothResting } from '../../components/illustrations/Illustrations.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { AskedToday } from './AskedToday.tsx';
import { OpenedResult } from './OpenedResult.tsx';
import { useSavedResult, useSavedResultSelected } from './saved-result.flow.ts';
import classes from './saved-result.module.css';

const Loading = () => (
  <>
    <title>{say.pageTitle(PRODUCT_NAME)}</title>
    <h1 className="spoken">{say.yourResult}</h1>
    <output className="spoken">{say.openingYourResult}</output>
    <Skeleton />
  </>
);

const Deleted = () => (
  <EmptyState picture={<MissingTooth />} title={say.thisResultIsDeleted}>
    <p>{say.itNotYourAccountAnyMore}</p>
    <p>{say.ifItsAssessmentStillOpenBrowser}</p>
  </EmptyState>
);

const Missing = () => (
  <EmptyState picture={<MissingTooth />} title={say.thisResultNotYourAccount}>
    <p>{say.itWasDeletedBelongsAnotherAccount}</p>
  </EmptyState>
);

const Failed = () => {
  const result = useSavedResult();
  return (
    <EmptyState
      picture={<ToothResting />}
      title={common.weCouldNotReachOurServer}
      kept={say.yourResultSafeKeptYourAccount}
      actions={
        <Button onClick={() => result.send({ type: 'opening.requested' })}>
          {common.tryAgain}
        </Button>
      }
    />
  );
};

const SCREENS: Readonly<Record<ResultScreen, ComponentType>> = {
  loading: Loading,
  opened: OpenedResult,
  deleted: Deleted,
  missing: Missing,
  failed: Failed,
};

/** The link back to all results, and this result. */
export const ResultScreens = ({ isAsked = false }: { readonly isAsked?: boolean }) => {
  const screen = useSavedResultSelected(selectResultScreen);
  const Screen = isAsked && screen === 'opened' ? AskedToday : SCREENS[screen];
  return (
    <>
      <div className={classes.back}>
        <RouteButton
          to={PATHS.dashboard}
          variant="subtle"
          leftSection={<IconArrowLeft size={20} aria-hidden="true" />}
        >
          {say.allResults}
        </RouteButton>
      </div>
      <Screen />
      <HeadingFocus appeared={screen} />
    </>
  );
};

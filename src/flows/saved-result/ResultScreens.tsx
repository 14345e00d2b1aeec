import type { ComponentType } from 'react';
import { PATHS } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
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
    <title>{`Your result · ${PRODUCT_NAME}`}</title>
    <h1 className="spoken">Your result</h1>
    <output className="spoken">Opening your result...</output>
    <Skeleton />
  </>
);

const Deleted = () => (
  <EmptyState picture={<MissingTooth />} title="This result is deleted">
    <p>It is not in your account any more.</p>
    <p>
      If its assessment is still open in this browser, it stays there until you leave it or log out.
    </p>
  </EmptyState>
);

const Missing = () => (
  <EmptyState picture={<MissingTooth />} title="This result is not in your account">
    <p>It was deleted, or it belongs to another account.</p>
  </EmptyState>
);

const Failed = () => {
  const result = useSavedResult();
  return (
    <EmptyState
      picture={<ToothResting />}
      title="We could not reach our server"
      kept="Your result is safe: it is kept in your account."
      actions={
        <Button onClick={() => result.send({ type: 'opening.requested' })}>Try again</Button>
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
          All results
        </RouteButton>
      </div>
      <Screen />
      <HeadingFocus appeared={screen} />
    </>
  );
};

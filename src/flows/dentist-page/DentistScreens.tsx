import type { ComponentType } from 'react';
import { PATHS } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/dentist-page.ts';
import {
  selectDentist,
  selectDentistScreen,
} from '../../../machines/dentist-page/dentist-page.machine.ts';
import type { DentistScreen } from '../../../machines/dentist-page/dentist-page.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { RouteButton } from '../../components/button/RouteButton.tsx';
import { EmergencyCalls } from '../../components/emergency-calls/EmergencyCalls.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { IconArrowLeft } from '../../components/icons/icons.ts';
import { MissingTooth, ToothResting } from '../../components/illustrations/Illustrations.tsx';
import { PageColumn } from '../../components/page-column/PageColumn.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { useDentistPage, useDentistPageSelected } from './dentist-page.flow.ts';
import { OpenedDentist } from './OpenedDentist.tsx';

const Loading = () => (
  <>
    <title>{say.pageTitle(PRODUCT_NAME)}</title>
    <h1 className="spoken" tabIndex={-1}>
      {say.aDentist}
    </h1>
    <output className="spoken">{say.openingThePage}</output>
    <Skeleton />
  </>
);

const Missing = () => (
  <>
    <meta name="robots" content="noindex" />
    <EmptyState
      picture={<MissingTooth />}
      title={say.weDoNotListThisDentist}
      actions={<RouteButton to={PATHS.findDentist}>{common.findADentist}</RouteButton>}
    >
      <p>{say.theLinkMayOldLetterMay}</p>
    </EmptyState>
  </>
);

const Failed = () => {
  const page = useDentistPage();
  return (
    <EmptyState
      picture={<ToothResting />}
      title={common.weCouldNotReachOurServer}
      actions={
        <Button onClick={() => page.send({ type: 'loading.requested' })}>{common.tryAgain}</Button>
      }
    >
      <p>{say.checkYourConnectionAndTryAgain}</p>
    </EmptyState>
  );
};

const SCREENS: Readonly<Record<DentistScreen, ComponentType>> = {
  loading: Loading,
  opened: OpenedDentist,
  missing: Missing,
  failed: Failed,
};

/** The link back to the list, the dentist, and emergency numbers. */
export const DentistScreens = () => {
  const screen = useDentistPageSelected(selectDentistScreen);
  const city = useDentistPageSelected(selectDentist)?.city;
  const Screen = SCREENS[screen];
  const list = city === undefined ? '' : `?${new URLSearchParams({ city })}`;
  return (
    <PageColumn>
      <div>
        <RouteButton
          to={`${PATHS.findDentist}${list}`}
          variant="subtle"
          leftSection={<IconArrowLeft size={20} aria-hidden="true" />}
        >
          {city === undefined ? say.allDentists : say.allDentistsIn(city)}
        </RouteButton>
      </div>
      <Screen />
      <EmergencyCalls insteadOf="wait" />
      <HeadingFocus appeared={screen} />
    </PageColumn>
  );
};

import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/profile.ts';
import {
  selectErasure,
  selectProfileScreen,
  selectProfileStep,
} from '../../../machines/profile/profile.machine.ts';
import type { profileMachine } from '../../../machines/profile/profile.machine.ts';
import { AccountFrame } from '../../components/account-frame/AccountFrame.tsx';
import { Button } from '../../components/button/Button.tsx';
import { StateCard } from '../../components/empty-state/StateCard.tsx';
import { ToothResting } from '../../components/illustrations/Illustrations.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { useAddress } from '../../lib/address/address.ts';
import type { AddressOf } from '../../lib/address/address.ts';
import { AccountEntry } from '../session/AccountEntry.tsx';
import { ErasedScreen } from '../account-erasure/ErasedScreen.tsx';
import { ErasureScreen } from '../account-erasure/ErasureScreen.tsx';
import { AccountErasureWithin } from '../account-erasure/account-erasure.flow.ts';
import { LanguageSwitch } from '../language-switch/LanguageSwitch.tsx';
import { ConsentsSection } from './ConsentsSection.tsx';
import { DataSection } from './DataSection.tsx';
import { DetailsSection } from './DetailsSection.tsx';
import { FamilySection } from './FamilySection.tsx';
import { PreferencesSection } from './PreferencesSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { useProfile, useProfileSelected } from './profile.flow.ts';
import classes from './profile.module.css';

/** The erasure opens only by its button: Back and any other step in the URL return to the profile. */
const PROFILE_ADDRESS: AddressOf<
  SnapshotFrom<typeof profileMachine>,
  { type: 'erasure.closed' }
> = {
  param: 'step',
  select: selectProfileStep,
  moved: () => ({ type: 'erasure.closed' }),
  gone: () => ({ type: 'erasure.closed' }),
};

/** Keeps the erasure step in the URL. */
const useProfileAddress = (actor: ActorRefFrom<typeof profileMachine>): void =>
  useAddress(actor, PROFILE_ADDRESS);

type ProfileScreensProps = { readonly onSignOut: () => void };

const Erasure = () => {
  const erasure = useProfileSelected(selectErasure);
  return (
    erasure && (
      <AccountErasureWithin actor={erasure}>
        <ErasureScreen />
      </AccountErasureWithin>
    )
  );
};

const Sections = ({ onSignOut }: ProfileScreensProps) => (
  <>
    <DetailsSection />
    <FamilySection />
    <PreferencesSection />
    <ConsentsSection />
    <SessionsSection onSignOut={onSignOut} />
    <DataSection />
    {HAS_OTHER_LANGUAGES && <LanguageSwitch />}
  </>
);

const Loading = () => (
  <>
    <output className="spoken">{say.loadingYourProfile}</output>
    <Skeleton />
  </>
);

const Failed = () => {
  const profile = useProfile();
  return (
    <StateCard
      picture={<ToothResting />}
      title={common.weCouldNotReachOurServer}
      kept={say.nothingWasChanged}
      actions={
        <Button onClick={() => profile.send({ type: 'loading.requested' })}>
          {common.tryAgain}
        </Button>
      }
    />
  );
};

/** Shows the sections one below the other; deleting the account replaces them. */
export const ProfileScreens = ({ onSignOut }: ProfileScreensProps) => {
  useProfileAddress(useProfile());
  const screen = useProfileSelected(selectProfileScreen);
  if (screen === 'erasure') return <Erasure />;
  if (screen === 'erased') return <ErasedScreen />;
  return (
    <AccountFrame title={say.profile} account={<AccountEntry />}>
      <h1 className={classes.title} tabIndex={-1}>
        {say.profile}
      </h1>
      {screen === 'loading' && <Loading />}
      {screen === 'failed' && <Failed />}
      {screen === 'sections' && <Sections onSignOut={onSignOut} />}
      <HeadingFocus appeared="profile" />
    </AccountFrame>
  );
};

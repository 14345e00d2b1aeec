import type { ComponentType } from 'react';
import { emptyOf } from '../../../contracts/forms/form.ts';
import { PASSKEY } from '../../../contracts/forms/passkey.ts';
import {
  ABOUT_PASSKEYS,
  PASSKEY_WORDS,
  SECOND_FACTOR_TEXTS as TEXTS,
} from '../../../contracts/texts/en/staff/second-factor.ts';
import {
  selectIsBusy,
  selectScreen,
  selectTold,
} from '../../../machines/second-factor/second-factor.machine.ts';
import type { SecondFactorScreen } from '../../../machines/second-factor/second-factor.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { EntryLayout } from '../../components/entry-layout/EntryLayout.tsx';
import { FormSkeleton } from '../../components/form-skeleton/FormSkeleton.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { EntryForm } from '../../lib/flow/EntryForm.tsx';
import { useSecondFactor, useSecondFactorSelected } from './second-factor.flow.ts';

/** What became of the last try, beside the button that tries again. */
const Told = () => {
  const told = useSecondFactorSelected(
    selectTold,
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  if (told === null) return null;
  if ('said' in told) return <InlineError>{told.said}</InlineError>;
  if (told.told === 'made') return <output>{TEXTS.made}</output>;
  return <InlineError>{TEXTS[told.told]}</InlineError>;
};

const SignOut = () => {
  const flow = useSecondFactor();
  const canSignOut = useSecondFactorSelected((snapshot) =>
    snapshot.can({ type: 'signOut.requested' }),
  );
  return (
    <Button
      variant="default"
      disabled={!canSignOut}
      onClick={() => flow.send({ type: 'signOut.requested' })}
    >
      {TEXTS.signOut}
    </Button>
  );
};

const PasskeyScreen = () => {
  const flow = useSecondFactor();
  const isBusy = useSecondFactorSelected(selectIsBusy);
  return (
    <EntryLayout title={TEXTS.title} lead={TEXTS.lead} foot={<p>{TEXTS.lost}</p>}>
      <p>{TEXTS.press}</p>
      <Told />
      <Button
        data-primary-action
        aria-busy={isBusy}
        onClick={() => flow.send({ type: 'passkey.chosen' })}
      >
        {isBusy ? TEXTS.checking : TEXTS.use}
      </Button>
      <SignOut />
    </EntryLayout>
  );
};

const NameScreen = () => {
  const flow = useSecondFactor();
  return (
    <EntryLayout title={TEXTS.enrolTitle} lead={TEXTS.enrol}>
      <p>{ABOUT_PASSKEYS}</p>
      <EntryForm
        of={PASSKEY}
        words={PASSKEY_WORDS}
        starts={emptyOf(PASSKEY)}
        note={<Told />}
        button={TEXTS.add}
        isBusy={useSecondFactorSelected(selectIsBusy)}
        onSubmit={(details) => flow.send({ type: 'name.submitted', details })}
      />
      <SignOut />
    </EntryLayout>
  );
};

const UnsupportedScreen = () => (
  <EntryLayout title={TEXTS.unsupportedTitle} lead={TEXTS.unsupported}>
    <p>{ABOUT_PASSKEYS}</p>
    <SignOut />
  </EntryLayout>
);

const Preparing = () => (
  <EntryLayout title={TEXTS.title}>
    <FormSkeleton shapes={{ send: 'button' }} />
  </EntryLayout>
);

const SCREENS: Readonly<Record<SecondFactorScreen, ComponentType>> = {
  preparing: Preparing,
  passkey: PasskeyScreen,
  name: NameScreen,
  unsupported: UnsupportedScreen,
};

/** The second step of signing in, whichever screen it stands at. */
export const SecondFactorScreens = () => {
  const Screen = SCREENS[useSecondFactorSelected(selectScreen)];
  return <Screen />;
};

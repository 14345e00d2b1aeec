import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import * as say from '../../../contracts/texts/en/signing-in.ts';
import { selectDialogStep } from '../../../machines/registration/registration.machine.ts';
import {
  selectRegistration,
  selectSignIn,
  selectTab,
} from '../../../machines/sign-in-gate/sign-in-gate.machine.ts';
import type { signInGateMachine } from '../../../machines/sign-in-gate/sign-in-gate.machine.ts';
import { GATE_TEXTS } from '../../../contracts/texts/en/flows/sign-in-gate.ts';
import { AgreeLine } from '../../components/agree-line/AgreeLine.tsx';
import { LibraryProvider } from '../../components/library/LibraryProvider.tsx';
import { Modal } from '../../components/library/Modal.tsx';
import { Tabs } from '../../components/library/tabs.ts';
import { thisPlace } from '../../lib/address/return-address.ts';
import { useOverPage } from '../../lib/address/over-page.ts';
import { RegistrationInTurn } from '../registration/RegistrationInTurn.tsx';
import { RegistrationWithin } from '../registration/registration.flow.ts';
import { ForgottenLink } from '../sign-in/ForgottenLink.tsx';
import { SignInForms } from '../sign-in/SignInForms.tsx';
import { SignInWithin } from '../sign-in/sign-in.flow.ts';
import { useSignInGate, useSignInGateSelected } from './sign-in-gate.flow.ts';
import classes from './sign-in-gate.module.css';

const GATE_ADDRESS = {
  param: 'step',
  name: 'sign-in',
  isShown: (snapshot: SnapshotFrom<typeof signInGateMachine>) => selectTab(snapshot) !== null,
  closed: () => ({ type: 'gate.dismissed' }) as const,
};

/** Lets Back close the modal, while the URL keeps the step of the page below (REG-16). */
const useSignInGateAddress = (actor: ActorRefFrom<typeof signInGateMachine>): void =>
  useOverPage(actor, GATE_ADDRESS);

/** The tab "Sign In" (AUTH-28..30). */
const SignInTab = () => {
  const signIn = useSignInGateSelected(selectSignIn);
  return (
    signIn && (
      <SignInWithin actor={signIn}>
        <SignInForms />
        <ForgottenLink place={thisPlace()} />
      </SignInWithin>
    )
  );
};

/** The tab "Create Account" (AUTH-31). */
const AccountTab = () => {
  const registration = useSignInGateSelected(selectRegistration);
  return (
    registration && (
      <RegistrationWithin actor={registration}>
        <RegistrationInTurn />
      </RegistrationWithin>
    )
  );
};

/** The modal over a page whose next action needs an account (AUTH-18..34). */
export const SignInGate = () => {
  const gate = useSignInGate();
  useSignInGateAddress(gate);
  const tab = useSignInGateSelected(selectTab);
  const { title, description } = GATE_TEXTS[useSignInGateSelected(({ context }) => context.action)];
  const registration = useSignInGateSelected(selectRegistration);
  // The modal cannot be closed while an account is being created.
  const isCreating = useSelector(
    registration,
    (snapshot) => snapshot !== undefined && selectDialogStep(snapshot) === 'creating',
  );
  return (
    <LibraryProvider>
      <Modal
        opened={tab !== null}
        title={title}
        closeOnClickOutside={false}
        closeOnEscape={!isCreating}
        withCloseButton={!isCreating}
        onClose={() => gate.send({ type: 'gate.dismissed' })}
      >
        <div className={classes.gate}>
          <p>{description}</p>
          <Tabs
            value={tab}
            onChange={(next) =>
              gate.send({ type: next === 'account' ? 'accountTab.chosen' : 'signInTab.chosen' })
            }
          >
            <Tabs.List className={classes.tabs}>
              <Tabs.Tab value="signIn" disabled={isCreating}>
                {say.signIn}
              </Tabs.Tab>
              <Tabs.Tab value="account">{say.createAccountButton}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="signIn" className={classes.panel}>
              <SignInTab />
            </Tabs.Panel>
            <Tabs.Panel value="account" className={classes.panel}>
              <AccountTab />
            </Tabs.Panel>
          </Tabs>
          <div className={classes.foot}>
            <AgreeLine />
          </div>
        </div>
      </Modal>
    </LibraryProvider>
  );
};

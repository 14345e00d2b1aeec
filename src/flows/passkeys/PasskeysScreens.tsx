import type { ComponentType } from 'react';
import { PASSKEYS_MAX } from '../../../contracts/accounts/second-factor.ts';
import { emptyOf } from '../../../contracts/forms/form.ts';
import { PASSKEY, PASSKEY_RESET } from '../../../contracts/forms/passkey.ts';
import {
  PASSKEYS_TEXTS as TEXTS,
  RESET_WORDS,
} from '../../../contracts/texts/en/staff/passkeys.ts';
import { ABOUT_PASSKEYS, PASSKEY_WORDS } from '../../../contracts/texts/en/staff/second-factor.ts';
import {
  selectPasskeys,
  selectPasskeysScreen,
  selectProblem,
  selectWork,
} from '../../../machines/passkeys/passkeys.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { StateCard } from '../../components/empty-state/StateCard.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { EntryForm } from '../../lib/flow/EntryForm.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import classes from './passkeys.module.css';
import { usePasskeys, usePasskeysSelected } from './passkeys.flow.ts';

const Loading = () => (
  <>
    <output className="spoken">{TEXTS.loading}</output>
    <Skeleton />
  </>
);

const Failed = () => {
  const flow = usePasskeys();
  const again = <Button onClick={() => flow.send({ type: 'load.retried' })}>{TEXTS.again}</Button>;
  return <StateCard title={TEXTS.loadingFailed} actions={again} />;
};

const Problem = () => {
  const problem = usePasskeysSelected(
    selectProblem,
    (a, b) => JSON.stringify(a) === JSON.stringify(b),
  );
  if (problem === null) return null;
  return <InlineError>{typeof problem === 'string' ? TEXTS[problem] : problem.said}</InlineError>;
};

const Add = () => {
  const flow = usePasskeys();
  const isFull = usePasskeysSelected(selectPasskeys).length >= PASSKEYS_MAX;
  const isBusy = usePasskeysSelected(selectWork) === 'adding';
  return (
    <section className={classes.part} aria-labelledby="another-passkey">
      <h2 id="another-passkey">{TEXTS.another}</h2>
      <p>{ABOUT_PASSKEYS}</p>
      <p>{TEXTS.most}</p>
      {!isFull && (
        <EntryForm
          of={PASSKEY}
          words={PASSKEY_WORDS}
          starts={emptyOf(PASSKEY)}
          button={TEXTS.add}
          isBusy={isBusy}
          onSubmit={(details) => flow.send({ type: 'name.submitted', details })}
        />
      )}
    </section>
  );
};

const Reset = () => {
  const flow = usePasskeys();
  return (
    <section className={classes.part} aria-labelledby="lost-passkeys">
      <h2 id="lost-passkeys">{TEXTS.colleague}</h2>
      <p>{TEXTS.resets}</p>
      <EntryForm
        of={PASSKEY_RESET}
        words={RESET_WORDS}
        starts={emptyOf(PASSKEY_RESET)}
        button={TEXTS.reset}
        isBusy={usePasskeysSelected(selectWork) === 'resetting'}
        onSubmit={(details) => flow.send({ type: 'reset.submitted', details })}
      />
    </section>
  );
};

const SCREENS = {
  loading: Loading,
  loadingFailed: Failed,
  shown: PasskeyList,
} as const satisfies Readonly<Record<string, ComponentType>>;

type PasskeysScreensProps = {
  /** True for whoever may reset those of others; the server decides. */
  readonly mayReset: boolean;
};

/** One's passkeys; what can be done with them stands below once they are there. */
export const PasskeysScreens = ({ mayReset }: PasskeysScreensProps) => {
  const shown = usePasskeysSelected(selectPasskeysScreen);
  const Screen = SCREENS[shown];
  return (
    <>
      <h1 tabIndex={-1}>{TEXTS.title}</h1>
      <Problem />
      <Screen />
      {shown === 'shown' && <Add />}
      {shown === 'shown' && mayReset && <Reset />}
    </>
  );
};

import { CONSENT_PURPOSES, REQUIRED_CONSENTS } from '../../../contracts/accounts/account.ts';
import type { Profile } from '../../../contracts/endpoints/profile.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import {
  selectChange,
  selectProfile,
  selectWithdrawal,
} from '../../../machines/profile/profile.machine.ts';
import type { ConsentPurpose } from '../../../machines/profile/profile.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Switch } from '../../components/library/ticks.ts';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { dayInWords } from '../../lib/format/due.ts';
import { useProfile, useProfileSelected } from './profile.flow.ts';
import classes from './profile.module.css';

type Words = {
  readonly label: string;
  readonly means: string;
  /** Says what stops while the consent is withdrawn. */
  readonly stops?: string;
};

const WORDS: Readonly<Record<ConsentPurpose, Words>> = {
  dataProcessing: {
    label: 'Keeping my data',
    means: 'Your results and X-rays are kept in your account.',
    stops: 'Nothing new is kept in your account: no result, no X-ray, no reading of one.',
  },
  aiAnalysis: {
    label: 'Assessment by software',
    means: 'Software judges your answers and marks places on your X-rays. No person does.',
    stops: 'No program reads an X-ray of yours, alone or together with your answers.',
  },
  communications: {
    label: 'Messages',
    means: 'We may write to you about more than your account. Nothing of the kind is sent yet.',
  },
};

const isRequired = (purpose: ConsentPurpose): boolean =>
  REQUIRED_CONSENTS.some((each) => each === purpose);

const decided = (
  decision: Profile['consents'][ConsentPurpose] | undefined,
  stops: string | undefined,
): string => {
  if (!decision) return 'Not given yet.';
  const day = dayInWords(decision.decided_at) ?? '';
  if (decision.granted) return `Agreed on ${day}.`;
  return [`Not agreed, since ${day}.`, stops].filter(Boolean).join(' ');
};

const Consent = ({ purpose }: { readonly purpose: ConsentPurpose }) => {
  const profile = useProfile();
  const decision = useProfileSelected(selectProfile)?.consents[purpose];
  const change = useProfileSelected(selectChange);
  const isChanging = change?.kind === 'consent' && change.purpose === purpose;
  const { label, means, stops } = WORDS[purpose];
  return (
    <Switch
      label={isRequired(purpose) ? `${label} (required)` : label}
      description={
        <>
          {means}
          <br />
          <span>{decided(decision, stops)}</span>
        </>
      }
      checked={isChanging ? change.granted : (decision?.granted ?? false)}
      onChange={({ currentTarget }) =>
        profile.send({ type: 'consent.decided', purpose, granted: currentTarget.checked })
      }
    />
  );
};

const Withdrawal = () => {
  const profile = useProfile();
  const purpose = useProfileSelected(selectWithdrawal);
  const { label = '', stops = '' } = purpose === null ? {} : WORDS[purpose];
  return (
    <Dialog
      opened={purpose !== null}
      title={`Take back “${label}”?`}
      confirm={{
        label: 'Take it back',
        onClick: () => profile.send({ type: 'withdrawal.confirmed' }),
      }}
      decline={{
        label: 'Leave it as it is',
        onClick: () => profile.send({ type: 'question.declined' }),
      }}
      loses
    >
      <p>{`${stops} You can agree again at any time, and it goes on.`}</p>
      <p>
        What is saved stays: you can read, download and delete it. Booked visits and payments go on.
        To delete one result, open it under <a href={PATHS.dashboard}>Home</a>.
      </p>
      <Button variant="subtle" onClick={() => profile.send({ type: 'erasure.requested' })}>
        Delete my account instead
      </Button>
    </Dialog>
  );
};

/** Shows each consent with its date, and lets it be withdrawn (ONBD-17..19). */
export const ConsentsSection = () => (
  <ResultSection
    title="Your consents"
    intro="Each can be taken back at any time. While a required one is taken back, your account keeps what it has, and nothing new."
  >
    <div className={classes.choices}>
      {CONSENT_PURPOSES.map((purpose) => (
        <Consent key={purpose} purpose={purpose} />
      ))}
    </div>
    <Withdrawal />
  </ResultSection>
);

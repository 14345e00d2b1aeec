import { CONSENT_PURPOSES, REQUIRED_CONSENTS } from '../../../contracts/account.ts';
import type { Profile } from '../../../contracts/endpoints/profile.ts';
import {
  selectChange,
  selectProfile,
  selectWithdrawal,
} from '../../../machines/profile/profile.selectors.ts';
import type { ConsentPurpose } from '../../../machines/profile/profile.setup.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { Switch } from '../../components/library/ticks.ts';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { dayInWords } from '../../lib/due.ts';
import { useProfile, useProfileSelected } from './profile.flow.ts';
import classes from './profile.module.css';

type Words = { readonly label: string; readonly means: string };

const WORDS: Readonly<Record<ConsentPurpose, Words>> = {
  dataProcessing: {
    label: 'Keeping my data',
    means: 'Your details and saved results are kept in your account.',
  },
  aiAnalysis: {
    label: 'Assessment by software',
    means: 'Your answers are judged by software, not by a person.',
  },
  communications: { label: 'Messages', means: 'We may write to you about more than your account.' },
};

const isRequired = (purpose: ConsentPurpose): boolean =>
  REQUIRED_CONSENTS.some((each) => each === purpose);

const decided = (decision: Profile['consents'][ConsentPurpose] | undefined): string => {
  if (!decision) return 'Not decided yet.';
  const day = dayInWords(decision.decided_at) ?? '';
  return decision.granted ? `Agreed on ${day}.` : `Not agreed, since ${day}.`;
};

const Consent = ({ purpose }: { readonly purpose: ConsentPurpose }) => {
  const profile = useProfile();
  const decision = useProfileSelected(selectProfile)?.consents[purpose];
  const change = useProfileSelected(selectChange);
  const isChanging = change?.kind === 'consent' && change.purpose === purpose;
  const { label, means } = WORDS[purpose];
  return (
    <Switch
      label={isRequired(purpose) ? `${label} (required)` : label}
      description={
        <>
          {means}
          <br />
          {decided(decision)}
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
  return (
    <Dialog
      opened={purpose !== null}
      title={`Take back “${purpose === null ? '' : WORDS[purpose].label}”?`}
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
      <p>
        We write down the day you took it back. What is saved already stays until you delete your
        account, at the end of this page. Before any new assessment you are asked again.
      </p>
    </Dialog>
  );
};

/** What was agreed to and when, and the way to take it back (ONBD-17..19). */
export const ConsentsSection = () => (
  <ResultSection
    title="What you agreed to"
    intro="Each can be taken back at any time. Your account cannot do its work without the required ones."
  >
    <div className={classes.choices}>
      {CONSENT_PURPOSES.map((purpose) => (
        <Consent key={purpose} purpose={purpose} />
      ))}
    </div>
    <Withdrawal />
  </ResultSection>
);

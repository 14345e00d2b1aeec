import { CONSENT_PURPOSES, REQUIRED_CONSENTS } from '../../../contracts/accounts/account.ts';
import type { Profile } from '../../../contracts/endpoints/profile.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/profile.ts';
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
    label: say.keepingMyData,
    means: say.yourResultsXRaysKeptYour,
    stops: say.nothingNewKeptYourAccountNo,
  },
  aiAnalysis: {
    label: say.assessmentBySoftware,
    means: say.softwareJudgesYourAnswersMarksPlaces,
    stops: say.noProgramReadsXRayYours,
  },
  communications: {
    label: say.messagesWords,
    means: say.weMayWriteYouAboutMore,
  },
};

const isRequired = (purpose: ConsentPurpose): boolean =>
  REQUIRED_CONSENTS.some((each) => each === purpose);

const decided = (
  decision: Profile['consents'][ConsentPurpose] | undefined,
  stops: string | undefined,
): string => {
  if (!decision) return say.notGivenYet;
  const day = dayInWords(decision.decided_at) ?? '';
  if (decision.granted) return say.agreedOn(day);
  return [say.notAgreedSince(day), stops].filter(Boolean).join(' ');
};

const Consent = ({ purpose }: { readonly purpose: ConsentPurpose }) => {
  const profile = useProfile();
  const decision = useProfileSelected(selectProfile)?.consents[purpose];
  const change = useProfileSelected(selectChange);
  const isChanging = change?.kind === 'consent' && change.purpose === purpose;
  const { label, means, stops } = WORDS[purpose];
  return (
    <Switch
      label={isRequired(purpose) ? say.requiredConsent(label) : label}
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
      title={say.takeBack(label)}
      confirm={{
        label: say.takeItBack,
        onClick: () => profile.send({ type: 'withdrawal.confirmed' }),
      }}
      decline={{
        label: say.leaveItAsItIs,
        onClick: () => profile.send({ type: 'question.declined' }),
      }}
      loses
    >
      <p>{say.youCanAgreeAgainAnyTime(stops)}</p>
      <p>
        {say.whatSavedStaysYouCanRead} <a href={PATHS.dashboard}>{common.home}</a>.
      </p>
      <Button variant="subtle" onClick={() => profile.send({ type: 'erasure.requested' })}>
        {say.deleteMyAccountInstead}
      </Button>
    </Dialog>
  );
};

/** Shows each consent with its date, and lets it be withdrawn (ONBD-17..19). */
export const ConsentsSection = () => (
  <ResultSection title={say.yourConsents} intro={say.eachCanTakenBackAnyTime}>
    <div className={classes.choices}>
      {CONSENT_PURPOSES.map((purpose) => (
        <Consent key={purpose} purpose={purpose} />
      ))}
    </div>
    <Withdrawal />
  </ResultSection>
);

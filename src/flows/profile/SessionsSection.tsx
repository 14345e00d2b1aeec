import {
  selectIsConfirmingSignOut,
  selectWork,
} from '../../../machines/profile/profile.machine.ts';
import { Badge } from '../../components/badge/Badge.tsx';
import { Button } from '../../components/button/Button.tsx';
import { ButtonRow } from '../../components/button-row/ButtonRow.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { IconCheck } from '../../components/icons/icons.ts';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { RowList } from '../../components/row-list/RowList.tsx';
import { browserWords } from '../../lib/format/browser-words.ts';
import { dayInWords } from '../../lib/format/due.ts';
import { useProfile, useProfileSelected } from './profile.flow.ts';

const HERE = (
  <Badge tone="routine" icon={<IconCheck size={20} aria-hidden="true" />}>
    This device
  </Badge>
);

const Sessions = () => {
  const sessions = useProfileSelected(({ context }) => context.sessions);
  return (
    <RowList
      rows={sessions.map(({ id, browser, signed_in_at, last_used_at, current }) => ({
        id,
        title: browserWords(browser),
        facts: `Signed in on ${dayInWords(signed_in_at)}${current ? '' : `, last used on ${dayInWords(last_used_at)}`}`,
        badge: current ? HERE : undefined,
      }))}
    />
  );
};

const EverywhereQuestion = () => {
  const profile = useProfile();
  return (
    <Dialog
      opened={useProfileSelected(selectIsConfirmingSignOut)}
      title="Log out everywhere?"
      confirm={{
        label: 'Log out everywhere',
        onClick: () => profile.send({ type: 'signOutEverywhere.confirmed' }),
      }}
      decline={{
        label: 'Stay signed in',
        onClick: () => profile.send({ type: 'question.declined' }),
      }}
      loses
    >
      <p>
        Every device is logged out, this one too. An assessment that is not finished here is removed
        from this device. What is saved stays in your account.
      </p>
    </Dialog>
  );
};

/** Lists the open sessions, with this device marked, and the ways to log out. */
export const SessionsSection = ({ onSignOut }: { readonly onSignOut: () => void }) => {
  const profile = useProfile();
  const isEnding = useProfileSelected(selectWork) === 'signOut';
  return (
    <ResultSection
      title="Where you are signed in"
      intro="If you do not know one of them, log out everywhere and choose a new password."
    >
      <Sessions />
      <ButtonRow>
        <Button variant="default" onClick={onSignOut}>
          Log out here
        </Button>
        <Button
          variant="default"
          aria-busy={isEnding}
          onClick={() => profile.send({ type: 'signOutEverywhere.requested' })}
        >
          Log out everywhere
        </Button>
      </ButtonRow>
      <EverywhereQuestion />
    </ResultSection>
  );
};

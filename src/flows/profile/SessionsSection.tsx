import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/profile.ts';
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
    {say.thisDevice}
  </Badge>
);

const Sessions = () => {
  const sessions = useProfileSelected(({ context }) => context.sessions);
  return (
    <RowList
      rows={sessions.map(({ id, browser, signed_in_at, last_used_at, current }) => ({
        id,
        title: browserWords(browser),
        facts: say.signedInOn(
          dayInWords(signed_in_at) ?? '',
          current ? '' : say.lastUsedOn(dayInWords(last_used_at) ?? ''),
        ),
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
      title={say.logOutEverywhereQuestion}
      confirm={{
        label: say.logOutEverywhere,
        onClick: () => profile.send({ type: 'signOutEverywhere.confirmed' }),
      }}
      decline={{
        label: common.staySignedIn,
        onClick: () => profile.send({ type: 'question.declined' }),
      }}
      loses
    >
      <p>{say.everyDeviceLoggedOutOneToo}</p>
    </Dialog>
  );
};

/** Lists the open sessions, with this device marked, and the ways to log out. */
export const SessionsSection = ({ onSignOut }: { readonly onSignOut: () => void }) => {
  const profile = useProfile();
  const isEnding = useProfileSelected(selectWork) === 'signOut';
  return (
    <ResultSection title={say.whereYouAreSignedIn} intro={say.ifYouDoNotKnowOne}>
      <Sessions />
      <ButtonRow>
        <Button variant="default" onClick={onSignOut}>
          {say.logOutHere}
        </Button>
        <Button
          variant="default"
          aria-busy={isEnding}
          onClick={() => profile.send({ type: 'signOutEverywhere.requested' })}
        >
          {say.logOutEverywhere}
        </Button>
      </ButtonRow>
      <EverywhereQuestion />
    </ResultSection>
  );
};

import { useParams } from 'react-router-dom';
import type { ActorOptions } from 'xstate';
import { selectUser } from '../../../machines/session/session.machine.ts';
import type { visitNoteMachine } from '../../../machines/visit-note/visit-note.machine.ts';
import { VISIT_NOTE_TEXTS } from '../../../contracts/texts/en/staff/visit-note.ts';
import { AccountFrame } from '../../components/account-frame/AccountFrame.tsx';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { AccountEntry } from '../session/AccountEntry.tsx';
import { useSessionSelected } from '../session/session.flow.ts';
import { providedVisitNote, VisitNoteFlow } from './visit-note.flow.ts';
import { VisitNoteScreens } from './VisitNoteScreens.tsx';

type DeskPageProps = {
  readonly machine?: typeof visitNoteMachine;
  readonly clock?: ActorOptions<typeof visitNoteMachine>['clock'];
};

/** /teleconsultation/{id}/desk: the visit note of one call. Another call, or another account in this browser, starts a new flow. */
export const DeskPage = ({ machine = providedVisitNote, clock }: DeskPageProps) => {
  const { id = '' } = useParams();
  const user = useSessionSelected(selectUser);
  if (user === null) return null;
  return (
    <AccountFrame title={VISIT_NOTE_TEXTS.title} account={<AccountEntry />}>
      <VisitNoteFlow
        key={`${user.id} ${id}`}
        machine={machine}
        input={() => ({ id })}
        clock={clock}
      >
        <VisitNoteScreens />
      </VisitNoteFlow>
      <HeadingFocus appeared="desk" />
    </AccountFrame>
  );
};

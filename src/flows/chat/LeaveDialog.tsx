import type { ActorRefFrom } from 'xstate';
import type { confirmationMachine } from '../../../machines/confirmation/confirmation.machine.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';

/** Leaving clears the progress, so it is asked for (CHAT-06, CHAT-07). */
export const LeaveDialog = ({
  confirmation,
}: {
  readonly confirmation: ActorRefFrom<typeof confirmationMachine>;
}) => (
  <Dialog
    opened
    title="Leave the assessment?"
    confirm={{
      label: 'Exit and clear',
      onClick: () => confirmation.send({ type: 'question.confirmed' }),
    }}
    decline={{ label: 'Stay', onClick: () => confirmation.send({ type: 'question.declined' }) }}
  >
    <p>{confirmation.getSnapshot().context.question}</p>
  </Dialog>
);

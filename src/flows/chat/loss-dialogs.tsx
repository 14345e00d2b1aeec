import type { ActorRefFrom } from 'xstate';
import type { confirmationMachine } from '../../../machines/confirmation/confirmation.machine.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';

type Words = { readonly title: string; readonly confirm: string; readonly decline: string };
type Asked = {
  readonly confirmation: ActorRefFrom<typeof confirmationMachine>;
  /** What would be lost, by name. */
  readonly loss?: string;
};

/** A question before something is lost; declining, which has the focus, keeps everything. */
const LossDialog = ({ confirmation, loss, title, confirm, decline }: Asked & Words) => (
  <Dialog
    opened
    loses
    title={title}
    confirm={{
      label: confirm,
      onClick: () => confirmation.send({ type: 'question.confirmed' }),
    }}
    decline={{
      label: decline,
      onClick: () => confirmation.send({ type: 'question.declined' }),
    }}
  >
    <p>{confirmation.getSnapshot().context.question}</p>
    {loss && <p>{loss}</p>}
  </Dialog>
);

/** Leaving clears the progress, so it is asked for (CHAT-06, CHAT-07). */
export const LeaveDialog = (asked: Asked) => (
  <LossDialog {...asked} title="Leave the assessment?" confirm="Exit and clear" decline="Stay" />
);

/** New words in the address take the place of an earlier assessment only when the person wants it (LAND-05). */
export const FreshStartDialog = (asked: Asked) => (
  <LossDialog {...asked} title="Start a new assessment?" confirm="Start new" decline="Keep it" />
);

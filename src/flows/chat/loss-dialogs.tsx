import type { ActorRefFrom } from 'xstate';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/chat.ts';
import type { confirmationMachine } from '../../../machines/confirmation/confirmation.machine.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import type { DialogProps } from '../../components/dialog/Dialog.tsx';

type Words = { readonly title: string; readonly confirm: string; readonly decline: string };
type Asked = {
  readonly confirmation: ActorRefFrom<typeof confirmationMachine>;
  /** Names what would be lost. */
  readonly loss?: string;
  /** Leaves without losing it. */
  readonly keep?: DialogProps['keep'];
};

/** Asks before something is lost. What comes first keeps everything, and has the focus. */
const LossDialog = ({ confirmation, loss, keep, title, confirm, decline }: Asked & Words) => (
  <Dialog
    opened
    loses
    title={title}
    keep={keep}
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

/** Asks before leaving, which clears the progress (CHAT-06, CHAT-07). */
export const LeaveDialog = (asked: Asked) => (
  <LossDialog
    {...asked}
    title={say.leaveTheAssessment}
    confirm={say.exitAndClear}
    decline={say.stay}
  />
);

/** Asks before a fresh start, or new words in the URL, take the place of an assessment (LAND-05). */
export const FreshStartDialog = (asked: Asked) => (
  <LossDialog
    {...asked}
    title={say.startANewAssessment}
    confirm={say.startNew}
    decline={common.keepIt}
  />
);

/** Asks before signing out, where it would lose an assessment. */
export const SignOutDialog = (asked: Asked) => (
  <LossDialog
    {...asked}
    title={say.logOut}
    confirm={common.logOutAndRemove}
    decline={common.staySignedIn}
  />
);

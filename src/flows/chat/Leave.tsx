import { shallowEqual } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import * as say from '../../../contracts/texts/en/chat.ts';
import { selectLosable } from '../../../machines/assessment/assessment.selectors.ts';
import { selectCanPause } from '../../../machines/chat/chat.selectors.ts';
import type { confirmationMachine } from '../../../machines/confirmation/confirmation.machine.ts';
import { useAssessmentSelected } from '../assessment/assessment.flow.ts';
import { useChat, useChatSelected } from '../assessment/chat-hooks.ts';
import { FreshStartDialog, LeaveDialog } from './loss-dialogs.tsx';

type Asked = { readonly confirmation: ActorRefFrom<typeof confirmationMachine> };

const useLosable = () => useAssessmentSelected(selectLosable, shallowEqual);

/** Names what would be lost. */
const useLoss = (): string => {
  const { answers, hasResult, isSaved } = useLosable();
  if (isSaved) return say.yourResultStaysInYourAccount;
  return say.youWouldLose(answers, hasResult);
};

/** Returns the way out that keeps everything, where this device keeps it. */
const useKeep = () => {
  const chat = useChat();
  const { answers, hasResult } = useLosable();
  const said = answers === 0 ? 'words' : 'answers';
  const onClick = () => chat.send({ type: 'pause.requested' });
  const kept = hasResult ? 'result' : said;
  return useChatSelected(selectCanPause)
    ? {
        says: say.canStayOnThisDevice(kept),
        label: say.closeAndKeep(kept),
        onClick,
      }
    : undefined;
};

/** Asks before leaving, names what would be lost, and offers to keep it. */
export const Leave = ({ confirmation }: Asked) => (
  <LeaveDialog confirmation={confirmation} loss={useLoss()} keep={useKeep()} />
);

/** Asks before a fresh start, and names what would be lost. */
export const Restart = ({ confirmation }: Asked) => (
  <FreshStartDialog confirmation={confirmation} loss={useLoss()} />
);

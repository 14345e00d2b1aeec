import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  selectAssessment,
  selectChatScreen,
  selectConfirmation,
  selectOpening,
} from '../../../machines/chat/chat.selectors.ts';
import type { ChatScreen } from '../../../machines/chat/chat.selectors.ts';
import type { confirmationMachine } from '../../../machines/confirmation/confirmation.machine.ts';
import {
  OPENING_ORDER,
  selectOpeningPosition,
} from '../../../machines/opening/opening.selectors.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { OpeningLoader } from '../../components/opening-loader/OpeningLoader.tsx';
import { AssessmentPage } from '../assessment/Assessment.page.tsx';
import { ChatProvider, useChat } from './provider.tsx';

const PreparingScreen = () => {
  const opening = useSelector(useChat(), selectOpening);
  const position = useSelector(opening, selectOpeningPosition);
  return <OpeningLoader messages={OPENING_ORDER} current={position} />;
};

const LeavingScreen = () => <OpeningLoader messages={['Clearing your answers...']} current={0} />;

const LeaveDialog = ({
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

const AssessingScreen = () => {
  const chat = useChat();
  const assessment = useSelector(chat, selectAssessment);
  const confirmation = useSelector(chat, selectConfirmation);
  return (
    <>
      {assessment && <AssessmentPage assessment={assessment} />}
      {confirmation && <LeaveDialog confirmation={confirmation} />}
    </>
  );
};

const ContinuedElsewhereScreen = () => {
  const chat = useChat();
  return (
    <main>
      <EmptyState
        title="You went on in another tab"
        actions={
          <Button data-primary-action onClick={() => chat.send({ type: 'continuation.requested' })}>
            Go on in this tab
          </Button>
        }
      >
        <p>To keep your answers in one place, only one tab can be used at a time.</p>
      </EmptyState>
    </main>
  );
};

/** The screen of every leaf of the chat's chart. */
export const CHAT_SCREENS: Readonly<Record<ChatScreen, ComponentType>> = {
  preparing: PreparingScreen,
  assessing: AssessingScreen,
  continuedElsewhere: ContinuedElsewhereScreen,
  leaving: LeavingScreen,
};

export const ChatView = () => {
  const Screen = CHAT_SCREENS[useSelector(useChat(), selectChatScreen)];
  return <Screen />;
};

/** /chat and /chat-summary (ROUTE-03, ROUTE-04): no site header, no site footer (ROUTE-05, ROUTE-06). */
export const ChatPage = () => (
  <ChatProvider>
    <ChatView />
  </ChatProvider>
);

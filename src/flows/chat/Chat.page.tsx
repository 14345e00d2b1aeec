import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ActorOptions } from 'xstate';
import { HOME } from '../../../contracts/common/paths.ts';
import * as say from '../../../contracts/texts/en/chat.ts';
import type { chatMachine } from '../../../machines/chat/chat.machine.ts';
import {
  selectAssessment,
  selectChatScreen,
  selectConfirmation,
  selectFreshStart,
  selectRestart,
  selectOpening,
} from '../../../machines/chat/chat.selectors.ts';
import type { ChatScreen } from '../../../machines/chat/chat.selectors.ts';
import { selectOpeningPosition } from '../../../machines/opening/opening.machine.ts';
import { OPENING_ORDER } from '../../../contracts/texts/en/flows/opening.ts';
import { OpeningLoader } from '../../components/opening-loader/OpeningLoader.tsx';
import { useAfterWaiting } from '../../lib/flow/after-waiting.ts';
import { leaveFor } from '../../lib/address/leave.ts';
import { usePreload } from '../../lib/loading/preload.ts';
import { TakeOver } from '../../lib/painted/take-over.ts';
import { AssessmentPage } from '../assessment/Assessment.page.tsx';
import { AssessmentFlow } from '../assessment/assessment.flow.ts';
import { ChatFlow, useChatSelected } from '../assessment/chat-hooks.ts';
import { later } from '../page-loading/later-files.ts';
import { Leave, Restart } from './Leave.tsx';
import { FreshStartDialog } from './loss-dialogs.tsx';
import { chatStart, providedChat } from './chat.flow.ts';

/** Fetched while the first step is on screen: they are needed without a connection. */
const following = later('chat-screens', () => import('./chat-screens.ts'));

export const PreparingScreen = () => {
  const opening = useChatSelected(selectOpening);
  const position = useSelector(opening, selectOpeningPosition);
  const freshStart = useChatSelected(selectFreshStart);
  return (
    <>
      <OpeningLoader messages={OPENING_ORDER} current={position} />
      {freshStart && <FreshStartDialog confirmation={freshStart} />}
    </>
  );
};

const LeavingScreen = () => <OpeningLoader messages={[say.clearingYourAnswers]} current={0} />;

const PausedScreen = () => <OpeningLoader messages={[say.keptOnThisDeviceClosing]} current={0} />;

const AssessingScreen = () => {
  usePreload(following.preload);
  const assessment = useChatSelected(selectAssessment);
  const confirmation = useChatSelected(selectConfirmation);
  const restart = useChatSelected(selectRestart);
  return (
    assessment && (
      <AssessmentFlow actor={assessment}>
        <AssessmentPage />
        {confirmation && <Leave confirmation={confirmation} />}
        {restart && <Restart confirmation={restart} />}
      </AssessmentFlow>
    )
  );
};

/** The screen of each leaf state of the chat's chart. */
const CHAT_SCREENS: Readonly<Record<ChatScreen, ComponentType>> = {
  preparing: PreparingScreen,
  assessing: AssessingScreen,
  continuedElsewhere: following.screen((screens) => screens.ContinuedElsewhereScreen),
  deletionFailed: following.screen((screens) => screens.DeletionFailedScreen),
  paused: PausedScreen,
  leaving: LeavingScreen,
};

const WAITING = ['preparing'] as const;

export const ChatScreens = () => {
  const screen = useAfterWaiting(useChatSelected(selectChatScreen), WAITING);
  const isAsked = useChatSelected(selectFreshStart) !== undefined;
  const Screen = CHAT_SCREENS[screen];
  return (
    <>
      {/* The first paint shows the opening already, so the app takes over only for another screen. */}
      {(screen !== 'preparing' || isAsked) && <TakeOver />}
      <Screen />
    </>
  );
};

const leaveForStartPage = (): void => leaveFor(HOME);

type ChatPageProps = {
  readonly machine?: typeof chatMachine;
  readonly clock?: ActorOptions<typeof chatMachine>['clock'];
};

/** /chat and /chat-summary (ROUTE-03, ROUTE-04): no site header, no site footer (ROUTE-05, ROUTE-06). */
export const ChatPage = ({ machine = providedChat, clock }: ChatPageProps) => (
  <ChatFlow machine={machine} input={chatStart} onEnd={leaveForStartPage} clock={clock}>
    <ChatScreens />
  </ChatFlow>
);

import {
  selectIsAnswering,
  selectMessageCount,
  selectScreenKey,
} from '../../../machines/assessment/assessment.selectors.ts';
import { selectIsKept } from '../../../machines/chat/chat.selectors.ts';
import { TranscriptPanel } from '../../components/transcript-panel/TranscriptPanel.tsx';
import { LazyReadAloud } from '../read-aloud/lazy.ts';
import { useAssessmentSelected } from './assessment.flow.ts';
import { useChatSelected } from './chat-hooks.ts';
import { Conversation } from './Conversation.tsx';

const History = () => (
  <TranscriptPanel
    count={useAssessmentSelected(selectMessageCount)}
    saved={useChatSelected(selectIsKept)}
  >
    <Conversation />
  </TranscriptPanel>
);

/** What every step after the first words has in its header: a voice, and the conversation while it goes on. */
export const HeaderTools = () => {
  const isAnswering = useAssessmentSelected(selectIsAnswering);
  return (
    <>
      <LazyReadAloud page={useAssessmentSelected(selectScreenKey)} />
      {isAnswering && <History />}
    </>
  );
};

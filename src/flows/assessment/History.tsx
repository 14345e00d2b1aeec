import {
  sameTranscript,
  selectTranscript,
} from '../../../machines/assessment/assessment.selectors.ts';
import { selectIsKept } from '../../../machines/chat/chat.selectors.ts';
import { TranscriptPanel } from '../../components/transcript-panel/TranscriptPanel.tsx';
import { messageWords } from '../../lib/message-words.ts';
import { useChatSelected } from '../chat/chat.flow.ts';
import { useAssessmentSelected } from './assessment.flow.ts';

/** The conversation so far, once there is one (CHAT-10). */
export const History = () => {
  const messages = useAssessmentSelected(selectTranscript, sameTranscript);
  const isKept = useChatSelected(selectIsKept);
  if (messages.length === 0) return null;
  return (
    <TranscriptPanel
      saved={isKept}
      messages={messages.map((message, index) => ({
        id: `${index}`,
        direction: message.type === 'user' ? 'sent' : 'received',
        text: messageWords(message),
      }))}
    />
  );
};

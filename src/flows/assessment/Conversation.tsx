import {
  sameTranscript,
  selectTranscript,
} from '../../../machines/assessment/assessment.selectors.ts';
import { TranscriptMessages } from '../../components/transcript-panel/TranscriptMessages.tsx';
import { messageWords } from '../../lib/message-words.ts';
import { useAssessmentSelected } from './assessment.flow.ts';

/** What was asked and answered so far, in words (CHAT-10). */
export const Conversation = () => {
  const messages = useAssessmentSelected(selectTranscript, sameTranscript);
  return (
    <TranscriptMessages
      messages={messages.map((message, index) => ({
        id: `${index}`,
        direction: message.type === 'user' ? 'sent' : 'received',
        text: messageWords(message),
      }))}
    />
  );
};

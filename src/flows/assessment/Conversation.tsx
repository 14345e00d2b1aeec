import {
  sameTranscript,
  selectTranscript,
} from '../../../machines/assessment/assessment.selectors.ts';
import { UNDERSTOOD } from '../../../machines/assessment/rules/transcript.ts';
import type { TranscriptMessage } from '../../../machines/assessment/rules/transcript.ts';
import { TranscriptMessages } from '../../components/transcript-panel/TranscriptMessages.tsx';
import { messageWords } from '../../lib/format/message-words.ts';
import { LanguageSwitch } from '../language-switch/LanguageSwitch.tsx';
import { useAssessmentSelected } from './assessment.flow.ts';

const directionOf = ({ type, asked }: TranscriptMessage) => {
  if (type === 'user') return 'sent';
  return asked === UNDERSTOOD ? 'noted' : 'received';
};

/** Shows the questions and answers so far, in words (CHAT-10). */
export const Conversation = () => {
  const messages = useAssessmentSelected(selectTranscript, sameTranscript);
  const said = (
    <TranscriptMessages
      messages={messages.map((message, index) => ({
        id: `${index}`,
        direction: directionOf(message),
        text: messageWords(message),
      }))}
    />
  );
  if (!HAS_OTHER_LANGUAGES) return said;
  return (
    <>
      {said}
      <LanguageSwitch />
    </>
  );
};

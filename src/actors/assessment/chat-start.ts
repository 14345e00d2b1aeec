import { CONCERN_MAX } from '../../../contracts/assessment/chat-context.ts';
import type { ChatInput } from '../../../machines/chat/chat.setup.ts';
import { freshProgress } from '../../../machines/chat/progress.ts';
import { openingShown } from '../../lib/painted/opening-paint.ts';
import { keptXray } from '../xray/kept-xray.ts';
import { newSessionToken } from './session-token.ts';

/** Reads what the chat starts with: the address as it was opened, and a new session (LAND-06, SESS-34). */
export const readChatStart = (): ChatInput => {
  const address = new URLSearchParams(location.search);
  const query = address.get('query')?.trim().slice(0, CONCERN_MAX) ?? '';
  return {
    addressStep: address.get('step'),
    query: query === '' ? null : query,
    openingShown: openingShown(),
    fresh: {
      ...freshProgress({
        sessionToken: newSessionToken(),
        sessionStartTime: new Date().toISOString(),
      }),
      // Findings of an X-ray that was analysed before the assessment are sent with its answers (XRAY-22).
      xrayFindings: keptXray().findings,
    },
  };
};

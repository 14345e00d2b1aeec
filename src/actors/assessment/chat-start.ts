import { CONCERN_MAX } from '../../../contracts/assessment/chat-context.ts';
import type { ChatInput } from '../../../machines/chat/chat.setup.ts';
import { freshProgress } from '../../../machines/chat/progress.ts';
import { openingShown } from '../../lib/painted/opening-paint.ts';
import { keptXray } from '../xray/kept-xray.ts';

const RANDOM_BYTES = 16;

/** Makes a new assessment session's token, `detailed-{timestamp}-{random}` (SESS-34). */
const newSessionToken = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  const random = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `detailed-${Date.now()}-${random}`;
};

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

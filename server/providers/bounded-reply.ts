/**
 * The body of a reply as text; `null` for a longer one, so that a broken server cannot fill the memory. The reader
 * itself listens to the signal: once the headers are there, `fetch` may have forgotten its own (Node 20 holds it
 * weakly).
 */
export const readBounded = async (
  response: Response,
  signal: AbortSignal,
  maxBytes: number,
): Promise<string | null> => {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const giveUp = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', giveUp);
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > maxBytes) return null;
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    signal.removeEventListener('abort', giveUp);
    giveUp();
  }
};

/** What a text says as JSON; `null` when it is none. */
export const jsonOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

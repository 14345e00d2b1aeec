import { CHAT_SESSION_KEY, DRAFT_KEY, removeProgress } from './draft-storage.ts';

/** Where an assessment waits for the account whose session has ended. */
const SEALED_KEY = 'toothwise-sealed-draft';

/** How long it waits, in milliseconds: whoever does not come back within a day leaves nothing behind. */
const SEALED_MS = 24 * 60 * 60_000;

const PARTS = [DRAFT_KEY, CHAT_SESSION_KEY] as const;

type Sealed = {
  readonly account: string;
  readonly at: number;
  readonly parts: Readonly<Partial<Record<(typeof PARTS)[number], string>>>;
};

/** Puts the assessment under way aside for an account and removes it from where anybody would find it. */
export const sealDraft = (account: string): void => {
  const found = PARTS.map((key) => [key, localStorage.getItem(key)] as const);
  const parts = Object.fromEntries(found.filter(([, value]) => value !== null));
  if (DRAFT_KEY in parts) {
    const sealed: Sealed = { account, at: Date.now(), parts };
    localStorage.setItem(SEALED_KEY, JSON.stringify(sealed));
  }
  removeProgress();
};

const readSealed = (): Sealed | null => {
  try {
    return JSON.parse(localStorage.getItem(SEALED_KEY) ?? 'null') as Sealed | null;
  } catch {
    return null;
  }
};

/**
 * Gives the assessment back to the account that it was put aside for, unless another one was begun meanwhile; whoever
 * else signs in does not get it. Either way it waits no longer.
 */
export const unsealDraft = (account: string): void => {
  const sealed = readSealed();
  forgetSealed();
  if (sealed?.account !== account || Date.now() - sealed.at > SEALED_MS) return;
  if (localStorage.getItem(DRAFT_KEY) !== null) return;
  for (const key of PARTS) {
    const value = sealed.parts[key];
    if (value !== undefined) localStorage.setItem(key, value);
  }
};

/** Removes what waits. */
export const forgetSealed = (): void => localStorage.removeItem(SEALED_KEY);

import { DRAFT } from '../assessment/draft-key.ts';
import { CHAT_SESSION, removeProgress } from '../assessment/draft-storage.ts';
import { XRAY } from '../xray/kept-xray.ts';
import { keepBookingData, keptBookingData } from './session-storage.ts';
import { asJson, stored } from '../storage/stored.ts';

/** Lifetime of sealed work, in milliseconds: an account that does not return within a day leaves nothing behind. */
const SEALED_MS = 24 * 60 * 60_000;

const PARTS = [DRAFT, CHAT_SESSION, XRAY];

type Sealed = {
  readonly account: string;
  readonly at: number;
  /** Texts by their keys. */
  readonly parts: Readonly<Record<string, string>>;
  /** The choices of a booking under way; validated where they are used. */
  readonly bookingData?: unknown;
};

/** The assessment, X-ray and booking put aside for the account whose session has ended. */
const SEALED = stored(
  'toothwise-sealed-draft',
  asJson((kept) => kept as Sealed),
  { for: 'device' },
);

/**
 * Puts the work under way aside for an account, and removes the assessment from where the device's next user would find
 * it.
 */
export const sealWork = (account: string): void => {
  const parts: Record<string, string> = {};
  for (const { key, readText } of PARTS) {
    const text = readText();
    if (text !== null) parts[key] = text;
  }
  const bookingData = keptBookingData();
  const isUnderWay = DRAFT.key in parts || XRAY.key in parts || bookingData !== null;
  const sealed = { account, at: Date.now(), parts, bookingData };
  const isSealed = !isUnderWay || SEALED.set(sealed);
  removeProgress();
  // A full device has room for the copy once the original is gone.
  if (!isSealed) SEALED.set(sealed);
};

/**
 * Restores the work to the account that it was put aside for, unless another of its kind was begun meanwhile. A
 * different account does not get it. The sealed copy is removed in every case.
 */
export const unsealWork = (account: string): void => {
  const sealed = SEALED.get();
  forgetSealed();
  if (sealed?.account !== account || Date.now() - sealed.at > SEALED_MS) return;
  const { bookingData = null } = sealed;
  if (bookingData !== null && keptBookingData() === null) keepBookingData(bookingData);
  const restore = ({ key, writeText }: (typeof PARTS)[number]): void => {
    const text = sealed.parts[key];
    if (text !== undefined) writeText(text);
  };
  if (XRAY.readText() === null) restore(XRAY);
  if (DRAFT.readText() !== null) return;
  restore(DRAFT);
  restore(CHAT_SESSION);
};

/** Removes the sealed copy. */
export const forgetSealed = (): void => {
  SEALED.drop();
};

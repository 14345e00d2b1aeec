import type { AnyEventObject } from 'xstate';
import type { Gesture } from './gestures.ts';
import type { MoveSeen } from './guards.ts';
import type { Model } from './model.ts';
import type { Timer } from './timers.ts';

/** Whether an event that was sent from the inspector was taken, and why not. */
export type Verdict =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused'; readonly why: string };

/** The verdict on the event with that number. */
export type Answer = { readonly number: number; readonly verdict: Verdict };

/** What only the inspected page knows of now: its clock, its guards and what was pressed on it. */
export type Live = {
  readonly timers: readonly Timer[];
  /** Ways on from the present state of the actor that the viewer looks at. */
  readonly ways: { readonly actorId: string; readonly moves: readonly MoveSeen[] } | null;
  readonly answer: Answer | null;
  readonly gestures: readonly Gesture[];
  /** Where the page stands. */
  readonly address: string;
};

export const NOTHING_LIVE: Live = {
  timers: [],
  ways: null,
  answer: null,
  gestures: [],
  address: '/',
};

/** The message to the viewer. `_version` is how the library's receiver recognises its own messages. */
export type ModelMessage = {
  readonly type: 'inspector.model';
  readonly _version: string;
  readonly model: Model;
  readonly live: Live;
};

/** What the viewer asks of the inspected page. */
export type ViewerMessage =
  | { readonly type: '@statelyai.connected' }
  | { readonly type: 'inspector.looked'; readonly actorId: string }
  | {
      readonly type: 'inspector.sent';
      readonly number: number;
      readonly actorId: string;
      readonly event: AnyEventObject;
    };

/** The questions to the development server, over the connection that reloads changed files; the answer has the same name. */
export const ASKED = { cases: 'inspector:cases', trace: 'inspector:trace' } as const;

import { emit } from 'xstate';
import type { EventObject, MachineContext } from 'xstate';
import type { RaisedNotice } from '../../contracts/common/notice.ts';
import type { CallFailed } from './refusal.ts';

/** Emitted by any flow that wants to tell the patient something in passing. */
export type NoticeRaised = { type: 'notice.raised'; notice: RaisedNotice };

/**
 * Returns the action that tells the patient something in passing; the notices machine listens to every flow
 * (NOTE-01..10).
 */
export const raisesNotice = <Context extends MachineContext, Event extends EventObject>() =>
  emit<Context, Event, { notice: RaisedNotice }, Event, NoticeRaised>((_, params) => ({
    type: 'notice.raised',
    notice: params.notice,
  }));

/** Returns an action that shows the same notice each time; its chart has the action `raiseNotice`. */
export const say = <Said extends RaisedNotice>(notice: Said) =>
  ({ type: 'raiseNotice', params: { notice } }) as const;

/** Returns an action that tells why a call failed; its chart has the action `raiseNotice`. */
export const sayWhy = (noticeOf: (error: unknown) => RaisedNotice) =>
  ({
    type: 'raiseNotice',
    params: ({ event }: CallFailed) => ({ notice: noticeOf(event.error) }),
  }) as const;

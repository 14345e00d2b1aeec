import { emit } from 'xstate';
import type { EventObject, MachineContext } from 'xstate';
import type { RaisedNotice } from '../../contracts/notice.ts';

/** Emitted by any flow that wants to tell the patient something in passing. */
export type NoticeRaised = { type: 'notice.raised'; notice: RaisedNotice };

/** Tells the person something in passing; whoever shows notices listens to every flow (NOTE-01..10). */
export const raisesNotice = <Context extends MachineContext, Event extends EventObject>() =>
  emit<Context, Event, { notice: RaisedNotice }, Event, NoticeRaised>((_, params) => ({
    type: 'notice.raised',
    notice: params.notice,
  }));

/** An action that says the same notice each time; its chart has the action `raiseNotice`. */
export const say = <Said extends RaisedNotice>(notice: Said) =>
  ({ type: 'raiseNotice', params: { notice } }) as const;

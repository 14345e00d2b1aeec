import { emit } from 'xstate';
import type { EventObject, MachineContext } from 'xstate';
import type {
  NoticeTraits,
  NoticeType,
  NoticeWords,
  RaisedNotice,
} from '../../contracts/common/notice.ts';

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
export const say = (type: NoticeType, words: NoticeWords, traits: NoticeTraits = {}) =>
  ({ type: 'raiseNotice', params: { notice: { type, ...words, ...traits } } }) as const;

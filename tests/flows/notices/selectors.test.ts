import { describe, expect, it } from 'vitest';
import type { RaisedNotice } from '../../../contracts/common/notice.ts';
import { noticesMachine } from '../../../machines/notices/notices.machine.ts';
import { selectShownNotice } from '../../../machines/notices/notices.selectors.ts';

const one: RaisedNotice = { type: 'info', title: 'One', message: 'First' };
const two: RaisedNotice = { type: 'error', title: 'Two', message: 'Second' };

const shownAt = (value: string, queue: RaisedNotice[]) =>
  selectShownNotice(noticesMachine.resolveState({ value, context: { queue } }));

describe('the notice on screen', () => {
  it.each(['showingNotice', 'showingBriefly'])(
    '[NOTE-01] is the first of those that wait, at %s',
    (value) => {
      expect(shownAt(value, [one, two])).toBe(one);
    },
  );

  it.each(['awaitingNotice', 'dismissingNotice'])('is none at %s', (value) => {
    expect(shownAt(value, [one, two])).toBeNull();
  });
});

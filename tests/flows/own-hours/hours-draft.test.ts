import { expect, it } from 'vitest';
import { WEEK, withSpan } from '../../../machines/own-hours/hours-draft.ts';

const MONDAY = 1;
const span = (from: number, to: number, weekday = MONDAY) => ({
  weekday,
  from: from * 60,
  to: to * 60,
});

it('a week is each weekday once, Monday first and Sunday last', () => {
  expect(WEEK).toEqual([1, 2, 3, 4, 5, 6, 0]);
});

it('a day without times gets its morning, whatever the others have', () => {
  const tuesday = span(9, 17, 2);
  expect(withSpan([tuesday], MONDAY)).toEqual([tuesday, span(9, 13)]);
});

it('a day gets the rest after its latest time, half an hour later, and half an hour at least', () => {
  const early = span(9, 10);
  const late = span(11, 13);
  // In whatever order the times stand.
  expect(withSpan([late, early], MONDAY)).toEqual([late, early, span(13.5, 17.5)]);
  expect(withSpan([span(9, 17)], MONDAY).at(-1)).toEqual(span(17, 17.5));
});

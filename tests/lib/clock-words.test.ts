import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../../server/report/days.ts';
import { mailOf } from '../../server/services/messages/texts.ts';
import { openingWords } from '../../src/lib/format/dentist-words.ts';
import { clockWords } from '../../src/lib/format/slot-words.ts';
import { timeInWords } from '../../src/lib/format/time-words.ts';

/** Every minute of 26 November 2026 in India, which is five and a half hours ahead of UTC all year. */
const MINUTES = Array.from({ length: 24 * 60 }, (_, minute) => ({
  iso: new Date(Date.UTC(2026, 10, 25, 18, 30 + minute)).toISOString(),
  hour: Math.floor(minute / 60),
  minute: String(minute % 60).padStart(2, '0'),
}));
type Minute = (typeof MINUTES)[number];

const in24 = ({ hour, minute }: Minute): string => `${String(hour).padStart(2, '0')}:${minute}`;
const in12 = ({ hour, minute }: Minute): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
const plain = (words: string): string => words.replace(/\s/gu, ' ').toLowerCase();

describe('every minute of a day', () => {
  it('is written in mails by a clock of 00 to 23 hours, in both languages', () => {
    const wrong = MINUTES.filter((each) => {
      const said = mailOf('googleJoined', { at: each.iso }).text.match(/\d+:\d\d/g);
      return said?.join() !== `${in24(each)},${in24(each)}`;
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['a report', ({ iso }: Minute) => momentOf(iso)],
    ['a consultation', ({ iso }: Minute) => clockWords(iso)],
    [
      'a clinic',
      ({ iso }: Minute) =>
        openingWords({ isOpen: true, closesAt: iso, opensAt: null }, '2026-11-20T00:00:00.000Z'),
    ],
    ['a list', (each: Minute) => timeInWords(`2026-11-26T${in24(each)}:00`)],
  ])('is written for %s by a clock of twelve hours', (_where, words) => {
    const wrong = MINUTES.filter((each) => !plain(words(each)).includes(in12(each)));
    expect(wrong).toEqual([]);
  });
});

it('no time is formatted without saying which clock it is', () => {
  const files = ['contracts', 'machines', 'server', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const formats = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\{[^{}]*\b(?:timeStyle: '|hour: '(?:numeric|2-digit)')[^{}]*\}/g,
      ),
    ].map(([options]) => `${file}: ${options}`),
  );
  expect(formats.length).toBeGreaterThanOrEqual(5);
  expect(formats.filter((each) => !each.includes('hourCycle'))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isNamed } from '../kit/named-test.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const ASVS = read('docs/security/asvs.md');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, by their last numbers: facts of the standard. */
const SECTIONS: Readonly<Record<string, string>> = {
  '1.1': '1-2',
  '1.2': '1-9',
  '1.3': '1-11',
  '1.4': '1-3',
  '1.5': '1-2',
  '2.1': '1-3',
  '2.2': '1-3',
  '2.3': '1-4',
  '2.4': '1',
  '3.2': '1-2',
  '3.3': '1-4',
  '3.4': '1-6',
  '3.5': '1-5',
  '3.7': '1-2',
  '4.1': '1-3',
  '4.2': '1',
  '4.3': '1-2',
  '4.4': '1-4',
  '5.1': '1',
  '5.2': '1-3',
  '5.3': '1-2',
  '5.4': '1-3',
  '6.1': '1-3',
  '6.2': '1-12',
  '6.3': '1-4',
  '6.4': '1-4',
  '6.5': '1-5',
  '6.6': '1-3',
  '6.8': '1-4',
  '7.1': '1-3',
  '7.2': '1-4',
  '7.3': '1-2',
  '7.4': '1-5',
  '7.5': '1-2',
  '7.6': '1-2',
  '8.1': '1-2',
  '8.2': '1-3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1-3',
  '9.2': '1-4',
  '10.1': '1-2',
  '10.2': '1-2',
  '10.3': '1-4',
  '10.4': '1-11',
  '10.5': '1-5',
  '10.6': '1-2',
  '10.7': '1-3',
  '11.1': '1-2',
  '11.2': '1-3',
  '11.3': '1-3',
  '11.4': '1-4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1-3',
  '12.2': '1-2',
  '12.3': '1-4',
  '13.1': '1',
  '13.2': '1-5',
  '13.3': '1-2',
  '13.4': '1-5',
  '14.1': '1-2',
  '14.2': '1-4',
  '14.3': '1-3',
  '15.1': '1-3',
  '15.2': '1-3',
  '15.3': '1-7',
  '16.1': '1',
  '16.2': '1-5',
  '16.3': '1-4',
  '16.4': '1-3',
  '16.5': '1-3',
  '17.1': '1',
  '17.2': '1-4',
  '17.3': '1-2',
};

const numbers = (list: string): number[] =>
  list.split(' ').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_none, at) => first + at);
  });

const REQUIREMENTS = Object.entries(SECTIONS).flatMap(([section, list]) =>
  numbers(list).map((last) => `V${section}.${last}`),
);

const LINE = /^- \*\*(V[\d.]+)\*\* (.*)$/gm;
/** What a page says that holds something: a file, and a title in a test or a heading in a page. */
const NAMED = /`((?:tests|docs)\/[^`]+)`: "([^"]+)"/g;

describe('the lines of the standard', () => {
  it('are one for each requirement of its first two levels', () => {
    expect(REQUIREMENTS).toHaveLength(253);
    expect([...ASVS.matchAll(LINE)].map(([, number]) => number)).toEqual(REQUIREMENTS);
  });

  it('say what it is, and what holds it, why it is none of ours, or what is open', () => {
    const said = /^\S.*\. (Held by .*`: ".+"|Not applicable because .+|Open: .+)\.$/;
    const bad = [...ASVS.matchAll(LINE)].filter(([, , rest = '']) => !said.test(rest));
    expect(bad.map(([line]) => line)).toEqual([]);
  });
});

it.each(['docs/security.md', 'docs/security/asvs.md'])('whatever %s names is there', (page) => {
  const named = [...read(page).matchAll(NAMED)];
  expect(named.length).toBeGreaterThan(15);
  const missing = named.filter(([, file = '', words = '']) => !isNamed(file, words));
  expect(missing.map(([whole]) => whole)).toEqual([]);
});

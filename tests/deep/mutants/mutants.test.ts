import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { ACCEPTED } from '../../mutants/accepted.ts';
import { mutantsPage } from '../../mutants/docs.ts';
import { huntsIn } from '../../mutants/groups.ts';
import { isInPart, mutantsOf } from '../../mutants/mutants.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** What becomes of a piece of code, one text for each break. */
const breaksOf = (code: string, file = 'server/a.ts'): string[] =>
  mutantsOf(file, code).map(({ text }) => text.replace(/\nimport \{ not as turned \}.*\n/, ''));

const chart = (states: string): string =>
  `export const m = setup({ actions: { log: () => undefined } }).createMachine({ ${states} });`;

describe('a break of code', () => {
  it.each([
    ['const a = b < c;', 'const a = ((b) <= (c));'],
    ['const a = b === c;', 'const a = ((b) !== (c));'],
    ['const a = b && c;', 'const a = ((b) || (c));'],
    ['const a = b ?? c;', 'const a = ((b) && (c));'],
    ['const a = b + c;', 'const a = ((b) - (c));'],
    ['if (a) b.c;', 'if (!(a)) b.c;'],
    ['const a = !b;', 'const a = (b);'],
    ['const a = true;', 'const a = false;'],
    ['const a = 3;', 'const a = 4;'],
    ["const a = 'b';", "const a = '';"],
    ['b.some(c);', 'b.every(c);'],
    ['const a = b.filter(c);', 'const a = b;'],
    ['a();', ';'],
    ['await a();', ';'],
    ['a = b;', ';'],
    ['const f = () => { return a; };', 'const f = () => { return undefined; };'],
    ['const a = [b, c];', 'const a = [c];'],
    ['const a = [b, c];', 'const a = [b];'],
    ['const a = [b, c,];', 'const a = [b,];'],
    ['const a = { b, };', 'const a = {};'],
    ['const a = { b, c: d };', 'const a = { c: d };'],
  ])('%s', (code, broken) => {
    expect(breaksOf(code)).toContain(broken);
  });

  it.each([
    ["import { a } from 'b';"],
    ["throw new Error('a');"],
    ["type A = 'b' | 3;"],
    ["const a: 'b' = c;"],
    ["export * from 'b';"],
    ["const a = createFlow('b');"],
    ['const f = () => { return undefined; };'],
  ])('leaves alone: %s', (code) => {
    expect(breaksOf(code)).toEqual([]);
  });
});

describe('a break of a chart', () => {
  const inMachine = (states: string): string[] =>
    breaksOf(chart(states), 'machines/a.ts').map((text) => text.replaceAll(/\s+/g, ' '));

  it.each([
    ["states: { a: { on: { X: 'b' } }, b: {} }", 'states: { a: { on: {} }, b: {} }'],
    ["states: { a: { on: { X: 'b' } }, b: {} }", "states: { a: { on: { X: 'a' } }, b: {} }"],
    ["states: { a: { on: { X: { target: 'b' } } }, b: {} }", "{ X: { target: 'a' } }"],
    ["initial: 'a', states: { a: {}, b: {} }", "initial: 'b', states"],
    ["always: [{ guard: 'g', target: 'b' }, { target: 'c' }]", "always: [{ target: 'c' }]"],
    [
      "always: [{ guard: 'g', target: 'b' }, { target: 'c' }]",
      "always: [{ target: 'c' }, { guard: 'g', target: 'b' }]",
    ],
    ["always: { guard: 'g', target: 'b' }", "always: { target: 'b' }"],
    ["always: { guard: 'g', target: 'b' }", "guard: turned('g')"],
    ["on: { X: { actions: ['p', 'q'] } }", "actions: ['q']"],
    ["on: { X: { actions: 'p', target: 'b' } }", "{ X: { target: 'b' } }"],
    ["entry: 'p', exit: 'q'", "({ exit: 'q' })"],
    ["tags: ['p', 'q']", "tags: ['p'] }"],
    ["invoke: { src: 's', onDone: 'b', onError: 'c' }", "{ src: 's', onDone: 'b' }"],
    ["after: { wait: 'b', late: 'c' }", "after: { late: 'c' }"],
    ["on: { X: { reenter: true, target: 'b' } }", 'reenter: false'],
  ])('%s becomes %s', (states, broken) => {
    expect(inMachine(states).some((text) => text.includes(broken))).toBe(true);
  });

  it('imports what it needs and nothing else, as the compiler minds what is not used', () => {
    const code = chart("always: { guard: 'g', target: 'b' }, entry: 'p'");
    const needing = mutantsOf('machines/a.ts', code).filter(({ text }) => text.includes('turned('));
    const importing = mutantsOf('machines/a.ts', code).filter(({ text }) =>
      text.includes('import'),
    );
    expect(importing).toEqual(needing);
    expect(needing).toHaveLength(1);
  });

  it('leaves names and descriptions alone', () => {
    const broken = inMachine("id: 'm', description: 'A chart.', states: { a: { type: 'final' } }");
    expect(broken).toEqual([]);
  });
});

describe('a break of a view', () => {
  const inView = (element: string): string[] =>
    breaksOf(`const a = ${element};`, 'src/a.tsx').map((text) => text.replaceAll(/\s+/g, ' '));

  it.each([
    ['<B onClick={go}>Go</B>', '<B >Go</B>'],
    ['<B onClick={go}>Go</B>', '<B onClick={go}></B>'],
    ['<B disabled />', '<B />'],
    ['<B tabIndex={-1} />', '<B />'],
    ['<B aria-label="Go" />', '<B />'],
    ['<B aria-label="Go" />', "<B aria-label='' />"],
    ['<B isOpen={shown} />', '<B isOpen={!(shown)} />'],
    ['<p><b>Go</b> on</p>', '<p> on</p>'],
    ['<p>{far && <b />}</p>', '<p>{((far) || (<b />))}</p>'],
    ['far ? <a /> : <b />', '!(far) ? <a /> : <b />'],
  ])('%s becomes %s', (element, broken) => {
    expect(inView(element)).toContain(`const a = ${broken};`);
  });

  it.each([
    ['<B className={far ? "a" : "b"} />'],
    ['<B style={{ top: 1 }} />'],
    ['<B key="a" data-testid="b" variant="c" />'],
    ['<p><b aria-hidden="true" /></p>'],
  ])('leaves the looks of %s alone', (element) => {
    expect(inView(element)).toEqual([]);
  });
});

describe('the breaks of the house', () => {
  it('are still programs, as anything notices what is none', () => {
    const all = huntsIn(ROOT).flatMap(({ mutants }) => mutants);
    const none = all.filter(({ file, text }) => parseSync(file, text).errors.length > 0);
    expect(none.map(({ key }) => key)).toEqual([]);
  }, 240_000);
});

describe('a part of the breaks', () => {
  it('has each break in exactly one of its kind', () => {
    const keys = Array.from({ length: 500 }, (_, number) => `server/a.ts break ${number}`);
    const parts = ['1/3', '2/3', '3/3'].map((part) => keys.filter((key) => isInPart(key, part)));
    expect(parts.flat().toSorted()).toEqual(keys.toSorted());
    expect(Math.min(...parts.map(({ length }) => length))).toBeGreaterThan(125);
  });

  it('is all of them unless said otherwise', () => {
    expect(isInPart('server/a.ts break', '1/1')).toBe(true);
  });
});

describe('the list of mutants that may live', () => {
  it('gives a reason for each, once', () => {
    const keys = ACCEPTED.flatMap((accepted) => accepted.keys);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(ACCEPTED.filter(({ reason }) => reason.length < 20)).toEqual([]);
  });

  it('names only mutants of the code as it stands', () => {
    const keys = new Set(huntsIn(ROOT).flatMap(({ mutants }) => mutants.map(({ key }) => key)));
    const gone = ACCEPTED.flatMap((accepted) => accepted.keys).filter((key) => !keys.has(key));
    expect(gone).toEqual([]);
  });

  it('is what docs/mutants.md says', () => {
    expect(readFileSync(join(ROOT, 'docs/mutants.md'), 'utf8')).toBe(mutantsPage(ACCEPTED));
  });
});

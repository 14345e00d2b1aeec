// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type * as ReactModule from 'react';
import type * as ReactDom from 'react-dom';
import type * as ReactDomClient from 'react-dom/client';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutUnused } from '../../src/prerender/without-react-parts.ts';

const MODULES = join(import.meta.dirname, '../../node_modules');
const fileOf = (name: string): string =>
  readFileSync(join(MODULES, `${name}.production.js`), 'utf8');
const CLIENT = fileOf('react-dom/cjs/react-dom-client');

/** Runs a module of React's product with the modules that it asks for. */
const run = (code: string, asked: Readonly<Record<string, unknown>> = {}): unknown => {
  const exports = {};
  compileFunction(code, ['exports', 'require'])(exports, (name: string) => asked[name]);
  return exports;
};

/** React as the product has it, with the given code of its client. */
const reactWith = (client: string) => {
  const react = run(fileOf('react/cjs/react')) as typeof ReactModule;
  const dom = run(fileOf('react-dom/cjs/react-dom'), { react }) as typeof ReactDom;
  const scheduler = run(fileOf('scheduler/cjs/scheduler'));
  const asked = { react, 'react-dom': dom, scheduler };
  return { react, dom, client: run(client, asked) as typeof ReactDomClient };
};

/** Draws what the app is made of with the given React, and returns what is seen after each thing that happens to it. */
const shownBy = async (code: string): Promise<readonly string[]> => {
  const { react, dom, client } = reactWith(code);
  const { createElement: h, Suspense, useState } = react;
  const box = document.body.appendChild(document.createElement('div'));
  const shown: string[] = [];
  const note = (): void => void shown.push(box.innerHTML);
  const seen = async (html: string): Promise<void> => {
    await expect.poll(() => box.innerHTML).toBe(html);
    note();
  };

  const Late = react.lazy(() => Promise.resolve({ default: () => 'Late' }));
  class Boundary extends react.Component<{ children: ReactModule.ReactNode }> {
    override state = { failed: false };
    static getDerivedStateFromError = () => ({ failed: true });
    override render = () => (this.state.failed ? 'Failed' : this.props.children);
  }
  const Broken = (): never => {
    throw new Error('Broken on purpose');
  };
  const Page = () => {
    const [words, setWords] = useState('');
    const [step, setStep] = useState(0);
    const next = () => react.startTransition(() => setStep((now) => now + 1));
    const text = h('input', { value: words, onInput: (e) => setWords(e.currentTarget.value) });
    const portal = step === 1 && dom.createPortal(h('i', null, 'over'), box);
    const parts = [
      text,
      h('b', null, words !== '' && h('u', null, words)),
      h('button', { onClick: next }),
      portal,
    ];
    return h(
      Suspense,
      { fallback: 'waits' },
      ...parts,
      step === 2 && h(Late),
      step === 3 && h(Boundary, null, h(Broken)),
    );
  };
  const root = client.createRoot(box, { onCaughtError: (error) => shown.push(String(error)) });
  dom.flushSync(() => root.render(h(react.StrictMode, null, h(Page))));
  note();
  const input = box.querySelector('input');
  if (input === null) throw new Error('Nothing was drawn');
  input.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'ache');
  dom.flushSync(() => input.dispatchEvent(new InputEvent('input', { bubbles: true })));
  note();
  const press = (): void => box.querySelector('button')?.click();
  const field = '<input value="ache"><b><u>ache</u></b><button></button>';
  press();
  await seen(`${field}<i>over</i>`);
  press();
  await seen(`${field}Late`);
  press();
  await seen(`${field}Failed`);
  shown.push(String(document.activeElement === input));
  dom.flushSync(() => root.unmount());
  note();
  return shown;
};

const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

describe('React without the parts that nobody asks for', () => {
  it('draws, waits, follows events, changes in transitions and fails as the whole of it does', async () => {
    const field = '<input value="ache"><b><u>ache</u></b><button></button>';
    const expected = [
      '<input value=""><b></b><button></button>',
      field,
      `${field}<i>over</i>`,
      `${field}Late`,
      'Error: Broken on purpose',
      `${field}Failed`,
      'true',
      '',
    ];
    expect(await shownBy(CLIENT)).toEqual(expected);
    expect(await shownBy(withoutUnused(CLIENT, parseAst))).toEqual(expected);
  });

  it('ends the build where React is not as it was when the parts were chosen', () => {
    expect(() => withoutUnused(CLIENT.replace('isHydrating ||', ''), parseAst)).toThrow('34 times');
    const renamed = CLIENT.replace('function retryIfBlockedOn', 'function retryWhereBlocked');
    expect(() => withoutUnused(renamed, parseAst)).toThrow('40 of the 41 unused functions');
  });

  it('says so where somebody comes to use what was left out', () => {
    const { react, client } = reactWith(withoutUnused(CLIENT, parseAst));
    const page = react.createElement('p');
    expect(() => client.hydrateRoot(document.body, page)).toThrow('Left out of React');
  });

  it('is enough for the app, which neither hydrates a page nor names a part that is left out', () => {
    const named = sourcesBelow(join(MODULES, '../src')).filter((file) =>
      /\bhydrateRoot\b|\b(?:ViewTransition|addTransitionType)\b|<Fragment\b[^>]*\bref=/.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(named.filter((file) => !file.endsWith('without-react-parts.ts'))).toEqual([]);
  });
});

// @vitest-environment jsdom
import { StrictMode, startTransition, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { act, render } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT } from '../../src/actors/assessment/draft-key.ts';
import { keepXray } from '../../src/actors/xray/kept-xray.ts';
import { tellNotLoaded } from '../../src/lib/painted/first-paint.ts';
import { startOpeningPaint } from '../../src/lib/painted/opening-paint.ts';
import { startPagePaint } from '../../src/lib/painted/page-paint.ts';
import { TakeOver } from '../../src/lib/painted/take-over.ts';

/** A page of the app as the build paints it; where nothing names the app's files, none are asked for. */
const DRAWN = `
  <h1>Log in</h1>
  <a href="/register">Create an account</a>
  <a href="https://other.example/">Elsewhere</a>
  <button type="button">Show</button>
  <button type="button">Show</button>
  <label>Choose your X-ray <input type="file"></label>
  <p>Plain words</p>`;
const AROUND = `
  <div data-waiting hidden>Loading...</div>
  <output data-prolonged="8000" hidden>Still loading.</output>
  <p data-not-loaded hidden>Not loaded. <a href="/login">Try again</a></p>`;

const paint = ({ newcomers = false } = {}): HTMLElement => {
  document.body.innerHTML = `<div id="root"></div><div id="first-paint"><div data-drawn${
    newcomers ? ' data-newcomers' : ''
  }>${DRAWN}</div>${AROUND}</div>`;
  const first = document.getElementById('first-paint');
  if (first === null) throw new Error('Nothing is painted');
  return first;
};
const find = (first: ParentNode, selector: string, at = 0): HTMLElement => {
  const found = first.querySelectorAll<HTMLElement>(selector)[at];
  if (found === undefined) throw new Error(`There is no ${selector}`);
  return found;
};
/** @returns whether the browser would go on with it by itself */
const press = (element: HTMLElement): boolean =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const isHidden = (first: HTMLElement, selector: string): boolean =>
  find(first, selector).hasAttribute('hidden');
const goTo = (address: string): void => window.history.replaceState(null, '', address);

beforeEach(() => {
  vi.useFakeTimers();
  goTo('/login');
});
afterEach(() => {
  document.body.innerHTML = '';
});

/** Lets the app draw a page and take over. */
const appears = async (page: ReactNode): Promise<void> => {
  const root = find(document, '#root');
  await act(async () => {
    render(
      <StrictMode>
        <TakeOver />
        {page}
      </StrictMode>,
      { container: root },
    );
  });
};

/** Lets the app draw a page and take over in React's own turns: in a transition, its effects come in a turn of their own. */
const appearsInTurns = async (page: ReactNode): Promise<void> => {
  vi.useRealTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(find(document, '#root'));
  startTransition(() =>
    root.render(
      <>
        <TakeOver />
        {page}
      </>,
    ),
  );
  await vi.waitFor(() => expect(document.getElementById('first-paint')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve));
  root.unmount();
  vi.unstubAllGlobals();
};

describe('a page that is painted before the app', () => {
  it('is for everybody, or only gets ready for whom the app would show something else', () => {
    const everybody = paint();
    startPagePaint(true);
    expect(everybody.querySelector('h1')).not.toBeNull();
    const newcomer = paint({ newcomers: true });
    startPagePaint(false);
    expect(newcomer.querySelector('h1')).not.toBeNull();
    expect(isHidden(newcomer, '[data-waiting]')).toBe(true);
    const known = paint({ newcomers: true });
    startPagePaint(true);
    expect(known.querySelector('[data-drawn]')).toBeNull();
    expect(isHidden(known, '[data-waiting]')).toBe(false);
  });

  it('[SHELL-29] says after its time, and not before, that it takes longer', () => {
    const first = paint();
    startPagePaint(false);
    vi.advanceTimersByTime(7999);
    expect(isHidden(first, '[data-prolonged]')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isHidden(first, '[data-prolonged]')).toBe(false);
  });

  it('leads on by its links, except where the address says where to come back to', () => {
    const plain = paint();
    startPagePaint(false);
    expect(press(find(plain, 'a'))).toBe(true);
    expect(plain.dataset['pressed']).toBeUndefined();
    goTo('/login?return=%2Fprofile');
    const first = paint();
    startPagePaint(false);
    expect(press(find(first, 'a', 1))).toBe(true);
    expect(press(find(first, 'a'))).toBe(false);
    expect(find(first, 'a').ariaBusy).toBe('true');
    const again = find(first, '[data-not-loaded] a');
    expect(again.getAttribute('href')).toMatch(/\/login\?return=%2Fprofile$/);
  });

  it('notes the last press alone, and shows which', () => {
    const first = paint();
    startPagePaint(false);
    expect(press(find(first, 'p'))).toBe(true);
    expect(first.dataset['pressed']).toBeUndefined();
    expect(press(find(first, 'label'))).toBe(false);
    expect(press(find(first, 'button', 1))).toBe(false);
    const busy = [...first.querySelectorAll('[aria-busy="true"]')];
    expect(busy).toEqual([find(first, 'button', 1)]);
  });

  it('opens no file that is dropped in its place', () => {
    const first = paint();
    startPagePaint(false);
    for (const type of ['dragover', 'drop']) {
      const event = new Event(type, { bubbles: true, cancelable: true });
      expect(find(first, 'label').dispatchEvent(event), type).toBe(false);
    }
  });

  it('[ERR-04] says that the app did not come, and takes no press for done', () => {
    const first = paint();
    startPagePaint(false);
    press(find(first, 'button'));
    tellNotLoaded();
    expect(isHidden(first, '[data-not-loaded]')).toBe(false);
    expect(first.dataset['pressed']).toBeUndefined();
    expect(first.querySelector('[aria-busy="true"]')).toBeNull();
  });
});

describe('what changes the page that a device begins with', () => {
  const isDrawn = async (): Promise<boolean> => {
    const first = paint({ newcomers: true });
    vi.resetModules();
    await import('../../src/flows/page-loading/page-paint/page-paint.script.ts');
    return first.querySelector('[data-drawn]') !== null;
  };

  it('is nothing on a device that has nothing, or may keep nothing', async () => {
    expect(await isDrawn()).toBe(true);
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
    });
    expect(await isDrawn()).toBe(true);
  });

  it.each([
    ['words in the address', () => goTo('/xray-analysis?step=findings')],
    ['an assessment that was begun', () => localStorage.setItem(DRAFT.key, '{}')],
    ['an X-ray that it knows of', () => keepXray({ id: 'x1', findings: null })],
  ])('is %s', async (_what, begin) => {
    begin();
    expect(await isDrawn()).toBe(false);
  });
});

describe('the app that takes the place of such a page', () => {
  const presses: string[] = [];
  beforeEach(() => {
    presses.length = 0;
  });

  /** The app's own drawing of the page, with one control more than the other. */
  const Page = () => (
    <main>
      <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
        Log in
      </h1>
      <a href="/register">Create an account</a>
      {['one', 'two'].map((name) => (
        <button key={name} type="button" onClick={() => presses.push(name)}>
          Show
        </button>
      ))}
      <input aria-label="Email" type="email" />
    </main>
  );
  const takeOver = (): Promise<void> => appears(<Page />);

  it('does there what was pressed, once and on the same of two', async () => {
    const first = paint();
    startPagePaint(false);
    press(find(first, 'button', 1));
    await takeOver();
    expect(document.getElementById('first-paint')).toBeNull();
    expect(presses).toEqual(['two']);
  });

  it('presses nothing by itself, nor what it does not have', async () => {
    paint();
    startPagePaint(false);
    await takeOver();
    expect(presses).toEqual([]);
    document.body.innerHTML = '';
    const first = paint();
    startPagePaint(false);
    press(find(first, 'label'));
    await takeOver();
    expect(presses).toEqual([]);
  });

  it('keeps the focus and the place on the page, also where it would take the focus elsewhere', async () => {
    const first = paint();
    startPagePaint(false);
    find(first, 'a').focus();
    document.documentElement.scrollTop = 240;
    const top = vi.spyOn(document.documentElement, 'scrollTop', 'set');
    await takeOver();
    expect(document.activeElement?.textContent).toBe('Create an account');
    expect(document.activeElement?.closest('#root')).not.toBeNull();
    expect(top.mock.calls).toEqual([[240]]);
  });

  it('leaves the focus to the page where nobody had it', async () => {
    paint();
    startPagePaint(false);
    await takeOver();
    expect(document.activeElement?.textContent).toBe('Log in');
  });
});

describe('the chat that takes the place of its first paint', () => {
  const CHOICES = ['Tooth Pain', 'Not Sure'];
  const sent: string[] = [];
  beforeEach(() => {
    sent.length = 0;
  });

  const paintChat = () => {
    const choices = CHOICES.map((name) => `<button type="button">${name}</button>`).join('');
    document.body.innerHTML = `<div id="root"></div><div id="first-paint">
      <div data-opening=""><output></output></div>
      <div data-chat="" inert><h1 tabindex="-1">Hello</h1><textarea></textarea>${choices}
        <button type="button" data-primary-action="true" disabled>Send</button>
        <p aria-live="polite"></p></div>
      <p data-not-loaded hidden>Not loaded. <a href="/chat">try again</a></p></div>`;
    const first = find(document, '#first-paint');
    startOpeningPaint({
      isNewcomer: true,
      messages: ['Starting'],
      times: [10],
      wait: 'Please wait.',
    });
    vi.advanceTimersByTime(100);
    const box = find(first, 'textarea') as HTMLTextAreaElement;
    const type = (words: string): void => {
      box.focus();
      box.value = words;
      box.dispatchEvent(new Event('input', { bubbles: true }));
    };
    return { first, box, type, send: find(first, '[data-primary-action]') as HTMLButtonElement };
  };

  /** The app's own drawing of the first question; it hears presses only when all its effects have run. */
  const Question = ({ extra = false }) => {
    const [words, setWords] = useState('');
    const listens = useRef(false);
    useEffect(() => {
      listens.current = true;
    }, []);
    const send = (name: string) => () => sent.push(listens.current ? name : 'too early');
    return (
      <main>
        <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
          Hello
        </h1>
        <textarea
          aria-label="Concern"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {extra && <button type="button">Skip</button>}
        {CHOICES.map((name) => (
          <button key={name} type="button" onClick={send(name)}>
            {name}
          </button>
        ))}
        <button type="button" disabled={words === ''} onClick={send(`Send ${words}`)}>
          Send
        </button>
      </main>
    );
  };
  const boxNow = () => find(document, '#root textarea') as HTMLTextAreaElement;

  it('keeps the words, the caret and the focus', async () => {
    const { box, type } = paintChat();
    type('my tooth hurts');
    box.setSelectionRange(3, 8);
    await appears(<Question />);
    expect(document.activeElement).toBe(boxNow());
    expect(boxNow().value).toBe('my tooth hurts');
    expect([boxNow().selectionStart, boxNow().selectionEnd]).toEqual([3, 8]);
    expect(sent).toEqual([]);
  });

  it('sends what was sent, once and with the words', async () => {
    const { first, type, send, box } = paintChat();
    type('my tooth hurts');
    press(send);
    press(send);
    press(find(first, '[data-chat] button'));
    expect(send.getAttribute('aria-busy')).toBe('true');
    expect(box.readOnly).toBe(true);
    expect((find(first, '[data-chat] button') as HTMLButtonElement).disabled).toBe(true);
    await appears(<Question />);
    expect(sent).toEqual(['Send my tooth hurts']);
    expect(boxNow().readOnly).toBe(false);
  });

  it('presses only when all effects of the page have run', async () => {
    const { first } = paintChat();
    press(find(first, '[data-chat] button'));
    await appearsInTurns(<Question />);
    expect(sent).toEqual(['Tooth Pain']);
  });

  it('presses the choice that was pressed, also where the app shows one more before it', async () => {
    const { first } = paintChat();
    press(find(first, '[data-chat] button', 1));
    await appears(<Question extra />);
    expect(sent).toEqual(['Not Sure']);
  });

  it('keeps the focus of a choice, and leaves it to the page where nobody had it', async () => {
    const { first } = paintChat();
    find(first, '[data-chat] button', 1).focus();
    await appears(<Question />);
    expect(document.activeElement?.textContent).toBe('Not Sure');
    expect(document.activeElement?.closest('#root')).not.toBeNull();
    document.body.innerHTML = '';
    paintChat();
    await appears(<Question />);
    expect(document.activeElement?.textContent).toBe('Hello');
    expect(sent).toEqual([]);
  });

  it('does not send what is blank', async () => {
    const { box, send } = paintChat();
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(send.hasAttribute('aria-busy')).toBe(false);
    expect(box.readOnly).toBe(false);
    await appears(<Question />);
    expect(sent).toEqual([]);
  });

  it('[ERR-04] lets the person go on writing when the app did not come, and takes the press back', async () => {
    const { first, type, send, box } = paintChat();
    type('my tooth hurts');
    press(send);
    tellNotLoaded();
    expect(isHidden(first, '[data-not-loaded]')).toBe(false);
    expect(box.readOnly).toBe(false);
    expect(send.hasAttribute('aria-busy')).toBe(false);
    await appears(<Question />);
    expect(boxNow().value).toBe('my tooth hurts');
    expect(sent).toEqual([]);
  });
});

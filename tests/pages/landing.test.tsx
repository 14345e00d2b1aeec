// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ASSESSMENT_MINUTES } from '../../contracts/common/product.ts';
import { DISCLAIMER } from '../../contracts/texts/en/disclaimer.ts';
import { LandingPage } from '../../src/pages/landing/Landing.page.tsx';
import { readKept } from '../../src/actors/assessment/kept-draft.ts';
import { DRAFT } from '../../src/actors/assessment/draft-key.ts';
import { DRAFT_LIFETIME_MS, DRAFT_VERSION } from '../../contracts/assessment/draft.ts';
import { enhanceSearch, takeWordsOver } from '../../src/pages/landing/enhance-search.ts';
import { offerKept } from '../../src/pages/landing/offer-kept.ts';
import { COMPLETED, FRESH } from '../kit/samples.ts';

const FILES = ['/assets/app.js', '/assets/app.css'];

const setup = () => {
  document.head.innerHTML = '';
  document.body.innerHTML = renderToStaticMarkup(<LandingPage prefetch={FILES} />);
  const form = document.querySelector('form');
  const box = document.querySelector('input');
  const button = form?.querySelector('button');
  if (!form || !box || !button) throw new Error('The start page has no search form.');
  return { form, box, button };
};

const fetched = () =>
  [...document.head.querySelectorAll('link[rel="prefetch"]')].map((link) =>
    link.getAttribute('href'),
  );

/** Sends the event alone: jsdom cannot navigate. */
const submit = (form: HTMLFormElement) => {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  return { leavesByItself: !event.defaultPrevented };
};

describe('the start page as plain HTML', () => {
  it('[LAND-01] shows the search box with its placeholder and a label of its own', () => {
    const { box } = setup();
    expect(box.placeholder).toBe("What's bothering your teeth today?");
    expect(box.labels?.[0]?.textContent).toBe('Describe it in your own words');
  });

  it('[LAND-02] [LAND-03] carries the text as `query` to /chat, by Enter or by the button', () => {
    const { form, box, button } = setup();
    expect(form.getAttribute('action')).toBe('/chat');
    expect(form.method).toBe('get');
    expect(button.type).toBe('submit');
    expect(button.form).toBe(form);
    box.value = 'my tooth & gum hurt';
    const sent = new URLSearchParams(
      [...new FormData(form)].map(([key, value]) => [
        key,
        typeof value === 'string' ? value : value.name,
      ]),
    );
    expect(sent.toString()).toBe('query=my+tooth+%26+gum+hurt');
  });

  it('has the anchor that other pages point at', () => {
    const { form } = setup();
    expect(form.id).toBe('chat-interface');
  });

  it('makes honest claims, names the emergency numbers and carries the disclaimer', () => {
    setup();
    const text = document.body.textContent;
    // Every question is answered and then gone on from, and most take several answers.
    expect(text).not.toContain('single tap');
    for (const claim of ['Free', `About ${ASSESSMENT_MINUTES} minutes`, 'No sign-up to start']) {
      expect(text).toContain(claim);
    }
    expect(document.querySelector('a[href="tel:112"]')).not.toBeNull();
    expect(document.querySelector('a[href="tel:108"]')).not.toBeNull();
    expect(text).toContain(DISCLAIMER);
  });

  it('has one first-level heading and one main part', () => {
    setup();
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('main')).toHaveLength(1);
  });
});

describe('the start page once its script runs', () => {
  const open = vi.fn<(path: string) => void>();

  /** What waits for a page with nothing else to do. */
  const idle: (() => void)[] = [];

  beforeEach(() => {
    open.mockReset();
    idle.length = 0;
    localStorage.clear();
  });

  const enhanced = () => {
    const parts = setup();
    enhanceSearch(parts.form, open, (run) => idle.push(run));
    return parts;
  };

  it('[LAND-04] opens /chat without `query` when the box is empty', () => {
    const { form } = enhanced();
    expect(submit(form).leavesByItself).toBe(false);
    expect(open.mock.calls).toEqual([['/chat']]);
  });

  it('takes words over from its address, and not over words that are there', () => {
    const { form, box } = setup();
    takeWordsOver(form, '');
    expect(box.value).toBe('');
    takeWordsOver(form, '?query=my+tooth+%26+gum');
    expect(box.value).toBe('my tooth & gum');
    takeWordsOver(form, '?query=else');
    expect(box.value).toBe('my tooth & gum');
  });

  it('[LAND-04] treats white space as empty', () => {
    const { form, box } = enhanced();
    box.value = ' \t ';
    expect(submit(form).leavesByItself).toBe(false);
    expect(open.mock.calls).toEqual([['/chat']]);
  });

  it('[LAND-02] trims the text and lets the form go its own way', () => {
    const { form, box } = enhanced();
    box.value = '  bleeding gums ';
    expect(submit(form).leavesByItself).toBe(true);
    expect(box.value).toBe('bleeding gums');
    expect(open).not.toHaveBeenCalled();
  });

  it('[LAND-05] leaves an earlier chat to the chat, which asks before it clears it', () => {
    localStorage.setItem('toothwise-draft', 'earlier');
    const { form, box } = enhanced();
    submit(form);
    box.value = 'tooth pain';
    submit(form);
    expect(localStorage.getItem('toothwise-draft')).toBe('earlier');
  });

  it('fetches the files of the assessment once, when the person turns to the box', () => {
    const { form, box } = enhanced();
    expect(fetched()).toEqual([]);
    box.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    form.dispatchEvent(new Event('pointerdown'));
    expect(fetched()).toEqual(FILES);
  });

  it('fetches them at once when the person was at the box before the script came', () => {
    const { form, box } = setup();
    box.focus();
    enhanceSearch(form, open, (run) => idle.push(run));
    expect(fetched()).toEqual(FILES);
  });

  it('fetches them when the page has nothing else to do', () => {
    enhanced();
    expect(fetched()).toEqual([]);
    for (const run of idle) run();
    expect(fetched()).toEqual(FILES);
  });
});

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const BEGUN = { ...COMPLETED, step: 'FOLLOW_UP', diagnosis: null };
const RESULT_MESSAGE = {
  type: 'ai',
  content: 'DIAGNOSIS',
  step: 'DIAGNOSIS',
  timestamp: '2026-11-20T12:00:00.000Z',
};

const keep = (changes: object): void => {
  const draft = {
    version: DRAFT_VERSION,
    savedAt: '2026-11-21T12:00:00.000Z',
    progress: COMPLETED,
    chatHistory: [],
    ...changes,
  };
  localStorage.setItem(DRAFT.key, JSON.stringify(draft));
};

describe('what an earlier visit has left', () => {
  beforeEach(() => localStorage.clear());

  it('is an assessment until there is a result', () => {
    keep({ progress: BEGUN });
    expect(readKept(NOW)).toEqual({ kind: 'assessment' });
  });

  it('is a result of the day on which it came, whatever was saved since', () => {
    keep({ chatHistory: [RESULT_MESSAGE] });
    expect(readKept(NOW)).toEqual({ kind: 'result', day: '20 Nov' });
  });

  it.each([[[]], [[{ ...RESULT_MESSAGE, timestamp: 'yesterday' }]]])(
    'is a result of the day of the last change where its own day is not known',
    (chatHistory) => {
      keep({ chatHistory });
      expect(readKept(NOW)).toEqual({ kind: 'result', day: '21 Nov' });
    },
  );

  it('lasts as long as the chat would restore it', () => {
    const savedAt = (age: number) => ({ savedAt: new Date(NOW - age).toISOString() });
    keep(savedAt(DRAFT_LIFETIME_MS - 1));
    expect(readKept(NOW)?.kind).toBe('result');
    keep(savedAt(DRAFT_LIFETIME_MS));
    expect(readKept(NOW)).toBeNull();
  });

  it.each([
    ['of another version', { version: DRAFT_VERSION + 1 }],
    ['without anything in it, as after clearing', { progress: FRESH }],
    ['saved at no time', { savedAt: 'never' }],
    ['without progress', { progress: null }],
    ['at a step that there is not', { progress: { ...COMPLETED, step: 'NOWHERE' } }],
    ['with half a result', { progress: { ...COMPLETED, diagnosis: {} } }],
    ['without the place of a result', { progress: { ...COMPLETED, diagnosis: undefined } }],
    ['without its conversation', { chatHistory: null }],
  ])('is nothing when the draft is %s', (_how, changes) => {
    keep(changes);
    expect(readKept(NOW)).toBeNull();
  });

  it('is nothing when there is no draft, or none that can be read', () => {
    expect(readKept(NOW)).toBeNull();
    localStorage.setItem(DRAFT.key, '{"version":');
    expect(readKept(NOW)).toBeNull();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(readKept(NOW)).toBeNull();
  });
});

describe('the way back to what is kept', () => {
  const linkOf = () => {
    setup();
    const link = document.querySelector<HTMLAnchorElement>('a[data-kept]');
    if (!link) throw new Error('The start page has no link back.');
    return link;
  };

  it('is hidden as the page comes from the server, and while nothing is kept', () => {
    const link = linkOf();
    expect(link.hidden).toBe(true);
    offerKept(link, null);
    expect(link.hidden).toBe(true);
  });

  it('goes on with an assessment', () => {
    const link = linkOf();
    offerKept(link, { kind: 'assessment' });
    expect([link.hidden, link.textContent, link.getAttribute('href')]).toEqual([
      false,
      'Go on with your assessment',
      '/chat',
    ]);
  });

  it('opens a result and says of which day', () => {
    const link = linkOf();
    offerKept(link, { kind: 'result', day: '21 Nov' });
    expect([link.hidden, link.textContent, link.getAttribute('href')]).toEqual([
      false,
      'Open your result of 21 Nov',
      '/chat?step=DIAGNOSIS',
    ]);
  });

  it('goes away when what was kept is cleared', () => {
    const link = linkOf();
    offerKept(link, { kind: 'assessment' });
    offerKept(link, null);
    expect(link.hidden).toBe(true);
  });
});

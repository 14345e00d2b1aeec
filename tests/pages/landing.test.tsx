// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ASSESSMENT_MINUTES, DISCLAIMER } from '../../contracts/product.ts';
import { LandingPage } from '../../src/pages/landing/Landing.page.tsx';
import { enhanceSearch } from '../../src/pages/landing/enhance-search.ts';

const FILES = ['/assets/app.js', '/assets/app.css'];

const setup = () => {
  document.head.innerHTML = '';
  document.body.innerHTML = renderToStaticMarkup(<LandingPage prefetch={FILES} />);
  const form = document.querySelector('form');
  const box = document.querySelector('input');
  const button = document.querySelector('button');
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

  beforeEach(() => {
    open.mockReset();
    localStorage.clear();
  });

  const enhanced = () => {
    const parts = setup();
    enhanceSearch(parts.form, open);
    return parts;
  };

  it('[LAND-04] opens /chat without `query` when the box is empty', () => {
    const { form } = enhanced();
    expect(submit(form).leavesByItself).toBe(false);
    expect(open.mock.calls).toEqual([['/chat']]);
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
});

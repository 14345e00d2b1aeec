// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { awaitApp } from '../../src/lib/painted/first-paint.ts';

const FILES = {
  before: ['/one.js', '/two.js'],
  entry: '/app.js',
  after: ['/page.js'],
  opens: [],
  sheets: ['/page.css'],
};

const running = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const end = (type: 'load' | 'error'): boolean | undefined =>
  document.head.querySelector('script')?.dispatchEvent(new Event(type));
const isHidden = () => document.querySelector('[data-not-loaded]')?.hasAttribute('hidden');

beforeEach(() => {
  document.body.innerHTML = '<div id="first-paint"><p data-not-loaded hidden>Not loaded.</p></div>';
  const first = document.getElementById('first-paint');
  if (first !== null) first.dataset['files'] = JSON.stringify(FILES);
  awaitApp();
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('runs one script after the other, the entry last, and fetches all of them ahead', async () => {
  await expect.poll(running).toEqual(['/one.js']);
  const fetched = [...document.head.querySelectorAll('link[rel=modulepreload]')];
  expect(fetched.map((link) => link.getAttribute('href'))).toEqual([
    '/one.js',
    '/two.js',
    '/app.js',
    '/page.js',
  ]);
  end('load');
  // The browser may paint before the next one runs.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(running()).toEqual([]);
  await expect.poll(running).toEqual(['/two.js']);
  end('load');
  await expect.poll(running).toEqual(['/app.js']);
  end('load');
  await Promise.resolve();
  expect(running()).toEqual([]);
  expect(isHidden()).toBe(true);
});

it('names the sheets that are in the page already, which are never fetched', async () => {
  await expect.poll(running).toEqual(['/one.js']);
  const named = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  expect(named.map((link) => [link.getAttribute('href'), link.disabled])).toEqual([
    ['/page.css', true],
  ]);
});

it('goes on without what does not come, and says so where it is the app itself', async () => {
  await expect.poll(running).toEqual(['/one.js']);
  end('error');
  await expect.poll(running).toEqual(['/two.js']);
  end('error');
  await expect.poll(running).toEqual(['/app.js']);
  expect(isHidden()).toBe(true);
  end('error');
  await expect.poll(isHidden).toBe(false);
});

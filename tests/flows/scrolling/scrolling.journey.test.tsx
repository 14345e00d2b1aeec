// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import type { Step } from '../../../contracts/assessment/steps.ts';
import { scrollingMachine } from '../../../machines/scrolling/scrolling.machine.ts';
import { followContent, scrollToTop } from '../../../src/actors/page/scroll-page.ts';
import { openChat, storeDraft } from '../../kit/chat.tsx';
import { SteppingClock } from '../../model/stepping-clock.ts';
import { arrivesAt, press, standingAt } from '../assessment/gestures.ts';

/** The scrolling flow with hands that only count. */
const startScrolling = (look: () => Promise<void> = () => Promise.resolve()) => {
  const clock = new SteppingClock();
  const count = { toTop: 0, looks: 0 };
  const machine = scrollingMachine.provide({
    actors: {
      scrollToTop: fromPromise<void>(() => {
        count.toTop += 1;
        return Promise.resolve();
      }),
      followContent: fromPromise<void, { screen: string | null }>(() => {
        count.looks += 1;
        return look();
      }),
    },
  });
  const actor = createActor(machine, { input: { attempts: 100 }, clock }).start();
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds);
    // A look ends in promises of its own before the next one is armed.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const enter = async (step: Step, screen: string = step) => {
    actor.send({ type: 'screen.shown', step, screen });
    await pass(0);
  };
  return { actor, count, enter, pass };
};

/** Lets a step be shown for three seconds and tells what was done to the page. */
const doneFor = async (step: Step) => {
  const { count, enter, pass } = startScrolling();
  await enter(step);
  for (let time = 0; time < 3000; time += 200) await pass(200);
  return count;
};

describe('which steps scroll', () => {
  it('[CHAT-25] FOLLOW_UP follows its content', async () => {
    expect(await doneFor('FOLLOW_UP')).toEqual({ toTop: 0, looks: 15 });
  });

  it('[CHAT-25] [CHAT-30] looks anew for every question, however long the one before took', async () => {
    const { count, enter, pass } = startScrolling();
    await enter('FOLLOW_UP', 'FOLLOW_UP 0');
    for (let time = 0; time < 30_000; time += 200) await pass(200);
    expect(count.looks).toBe(100);
    await enter('FOLLOW_UP', 'FOLLOW_UP 1');
    await pass(200);
    expect(count.looks).toBe(101);
  });

  it('[CHAT-26] MEDICAL_HISTORY follows its content', async () => {
    expect(await doneFor('MEDICAL_HISTORY')).toEqual({ toTop: 0, looks: 15 });
  });

  it('[CHAT-27] CONSENT_GATE follows its content', async () => {
    expect(await doneFor('CONSENT_GATE')).toEqual({ toTop: 0, looks: 15 });
  });

  it('[CHAT-28] AGE_COLLECTION follows its content', async () => {
    expect(await doneFor('AGE_COLLECTION')).toEqual({ toTop: 0, looks: 15 });
  });

  it('[CHAT-29] SEX_COLLECTION follows its content', async () => {
    expect(await doneFor('SEX_COLLECTION')).toEqual({ toTop: 0, looks: 15 });
  });

  it('[CHAT-31] all other steps go to the top once', async () => {
    const others: Step[] = [
      'INTRO',
      'CATEGORY',
      'QUICK_INPUT',
      'DIAGNOSIS',
      'CALL_TO_ACTION',
      'SOCIAL_SHARING',
      'PAYMENT_QR',
      'CLINIC_BOOKING',
      'TELECONSULTATION',
    ];
    for (const step of others) {
      expect(await doneFor(step), step).toEqual({ toTop: 1, looks: 0 });
    }
  });

  it('[CHAT-32] DEPTH_CHOICE leaves the page alone, also in the middle of following', async () => {
    expect(await doneFor('DEPTH_CHOICE')).toEqual({ toTop: 0, looks: 0 });
    const { count, enter, pass } = startScrolling();
    await enter('SEX_COLLECTION');
    await pass(200);
    await enter('DEPTH_CHOICE');
    await pass(1000);
    expect(count).toEqual({ toTop: 0, looks: 1 });
  });
});

describe('how long the page follows', () => {
  it('[CHAT-30] [CONST-20] looks every 200 ms', async () => {
    const { count, enter, pass } = startScrolling();
    await enter('FOLLOW_UP');
    await pass(199);
    expect(count.looks).toBe(0);
    await pass(1);
    expect(count.looks).toBe(1);
    await pass(199);
    expect(count.looks).toBe(1);
    await pass(1);
    expect(count.looks).toBe(2);
  });

  it('[CHAT-30] [CONST-20] looks 100 times and then stops', async () => {
    const { count, enter, pass } = startScrolling();
    await enter('FOLLOW_UP');
    for (let look = 1; look <= 100; look += 1) await pass(200);
    expect(count.looks).toBe(100);
    for (let look = 1; look <= 20; look += 1) await pass(200);
    expect(count.looks).toBe(100);
  });

  it('[CHAT-30] begins to count anew on the next step', async () => {
    const { count, enter, pass } = startScrolling();
    await enter('MEDICAL_HISTORY');
    for (let look = 1; look <= 120; look += 1) await pass(200);
    expect(count.looks).toBe(100);
    await enter('CONSENT_GATE');
    for (let look = 1; look <= 120; look += 1) await pass(200);
    expect(count.looks).toBe(200);
  });

  it('[CHAT-30] gives up when the page cannot be scrolled', async () => {
    const { count, enter, pass } = startScrolling(() => Promise.reject(new Error('no page')));
    await enter('FOLLOW_UP');
    for (let look = 1; look <= 5; look += 1) await pass(200);
    expect(count.looks).toBe(1);
  });
});

/** A page with a height, a window and a heading, since jsdom lays nothing out. */
const layOut = () => {
  const page = { height: 1000, window: 600, top: 0, heading: 100, header: 60 };
  const root = document.documentElement;
  const most = () => Math.max(0, page.height - page.window);
  const define = (name: string, get: () => number) =>
    Object.defineProperty(root, name, { configurable: true, get });
  define('scrollHeight', () => page.height);
  define('clientHeight', () => page.window);
  define('scrollTop', () => page.top);
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>(({ top = 0 }) => {
    page.top = Math.min(Math.max(0, top), most());
  });
  Object.defineProperty(root, 'scrollTo', { configurable: true, value: scrollTo });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    const isHeading = this.tagName === 'H1';
    const y = isHeading ? page.heading - root.scrollTop : 0;
    return new DOMRect(0, y, 100, isHeading ? 40 : page.header);
  });
  /** Another question is shown; a page that gets shorter moves up by itself. */
  const resize = (height: number) => {
    page.height = height;
    page.top = Math.min(page.top, most());
  };
  return { page, resize, scrollTo };
};

const follow = (screen = 'FOLLOW_UP 0') =>
  toPromise(createActor(followContent, { input: { screen } }).start());
const toTop = () => toPromise(createActor(scrollToTop).start());

describe('following the content on the page', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div data-page-top></div><main><h1>A question</h1></main>';
  });
  beforeEach(() => toTop());
  afterEach(() => {
    document.body.innerHTML = '';
    for (const name of ['scrollHeight', 'clientHeight', 'scrollTop', 'scrollTo']) {
      Reflect.deleteProperty(document.documentElement, name);
    }
  });

  it('[CHAT-25] goes to the bottom when content was added, and again', async () => {
    const { page } = layOut();
    page.heading = 900;
    await follow();
    page.height = 1200;
    await follow();
    expect(page.top).toBe(600);
    page.height = 1300;
    await follow();
    expect(page.top).toBe(700);
  });

  it('[CHAT-25] keeps the question in view, just below the header', async () => {
    const { page } = layOut();
    page.heading = 300;
    await follow();
    page.height = 1100;
    await follow();
    // 72 px of air between the header, 60 px high, and the heading.
    expect(page.top).toBe(300 - 60 - 72);
  });

  it('[CHAT-25] stays at the top when there the question stands already', async () => {
    const { page } = layOut();
    page.heading = 70;
    await follow();
    page.height = 1100;
    await follow();
    expect(page.top).toBe(0);
  });

  it('[CHAT-25] leaves the page alone while nothing is added', async () => {
    const { page, scrollTo } = layOut();
    await follow();
    const before = scrollTo.mock.calls.length;
    await follow();
    await follow();
    expect(scrollTo.mock.calls).toHaveLength(before);
    expect(page.top).toBe(0);
  });

  it('[CHAT-25] leaves a person alone who has scrolled up', async () => {
    const { page } = layOut();
    page.heading = 900;
    page.top = 400;
    await follow();
    page.top = 100;
    page.height = 1500;
    await follow();
    expect(page.top).toBe(100);
  });

  it('[CHAT-25] does not take a shorter question for a person who has scrolled up', async () => {
    const { page, resize } = layOut();
    page.heading = 900;
    page.top = 400;
    await follow();
    resize(700);
    expect(page.top).toBe(100);
    await follow();
    resize(1500);
    await follow();
    expect(page.top).toBe(768);
  });

  it('[CHAT-26] follows a new step although the person had scrolled up on the one before', async () => {
    const { page } = layOut();
    page.heading = 900;
    page.top = 400;
    await follow();
    page.top = 100;
    await follow('MEDICAL_HISTORY');
    page.height = 1200;
    await follow('MEDICAL_HISTORY');
    expect(page.top).toBe(600);
  });

  it('[CHAT-25] leaves a screen that has just appeared where it was painted', async () => {
    const { page, scrollTo } = layOut();
    page.heading = 900;
    page.top = 250;
    const before = scrollTo.mock.calls.length;
    await follow('FOLLOW_UP 7');
    expect(scrollTo.mock.calls).toHaveLength(before);
    expect(page.top).toBe(250);
  });

  it('[CHAT-31] goes to the very top', async () => {
    const { page } = layOut();
    page.top = 400;
    await toTop();
    expect(page.top).toBe(0);
  });
});

describe('scrolling on the chat screen', () => {
  afterEach(() => {
    Reflect.deleteProperty(document.documentElement, 'scrollTo');
  });

  it('[CHAT-28] [CHAT-31] [CHAT-32] goes to the top, follows, and leaves alone, as the step asks', async () => {
    localStorage.clear();
    storeDraft(standingAt('AGE_COLLECTION'));
    const scrollTo = vi.fn<() => void>();
    Object.defineProperty(document.documentElement, 'scrollTo', {
      configurable: true,
      value: scrollTo,
    });
    const chat = await openChat();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 });
    scrollTo.mockClear();
    await press(chat, '19-30');
    expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]]);
    await press(chat, 'Female');
    await chat.pass(2000);
    expect(scrollTo).toHaveBeenCalledTimes(1);
    await act(async () => {
      history.pushState(null, '', '/chat?step=INTRO');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await arrivesAt('INTRO');
    expect(scrollTo.mock.calls.length).toBeGreaterThan(1);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0 });
  });
});

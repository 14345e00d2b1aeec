// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { and, assign, createActor, not, or, setup } from 'xstate';
import type { AnyEventObject } from 'xstate';
import { confirmationMachine } from '../../machines/confirmation/confirmation.machine.ts';
import { watchGestures } from '../../src/inspector/gestures.ts';
import type { Gesture } from '../../src/inspector/gestures.ts';
import { waysOn } from '../../src/inspector/guards.ts';
import type { GuardSeen } from '../../src/inspector/guards.ts';
import { MASK } from '../../src/inspector/mask.ts';
import { createRunning } from '../../src/inspector/running.ts';
import { leftOf, leftWords } from '../../src/inspector/timers.ts';

const made = setup({
  types: {
    context: {} as { count: number; said: string },
    events: {} as AnyEventObject,
  },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
  guards: {
    hasCount: ({ context }) => context.count > 0,
    isLong: ({ event }) => (event as { text?: string }).text === 'long',
    isBroken: () => {
      throw new Error('broken');
    },
    mayGo: and(['hasCount', not('isLong')]),
  },
  delays: { pause: 90_000, nap: 1500 },
}).createMachine({
  id: 'made',
  context: { count: 0, said: 'zq-said' },
  initial: 'resting',
  on: { 'made.counted': { actions: 'count' }, 'made.left': '.gone' },
  states: {
    resting: {
      on: {
        'made.moved': [
          { guard: 'mayGo', target: 'gone' },
          { guard: or(['isLong', 'hasCount']), target: 'resting' },
          { guard: 'isBroken', target: 'gone' },
          { target: 'resting' },
        ],
        'made.left': { guard: 'hasCount', target: 'gone' },
      },
      after: { pause: 'gone', nap: { guard: 'hasCount', target: 'gone' } },
    },
    gone: {},
  },
});

const run = () => {
  const running = createRunning();
  const actor = createActor(made, { inspect: running.note }).start();
  return { running, actor, id: actor.sessionId };
};

afterEach(() => {
  vi.useRealTimers();
});

const inShort = ({ name, verdict, parts }: GuardSeen): string =>
  `${name} ${verdict}${parts.length > 0 ? ` (${parts.map(inShort).join(', ')})` : ''}`;

describe('the guards of the present state', () => {
  const moves = (counted: boolean) => {
    const { actor } = run();
    if (counted) actor.send({ type: 'made.counted' });
    return waysOn(actor.getSnapshot()).map(
      ({ event, guard, isNeverAsked }) =>
        `${event}: ${guard === null ? 'none' : inShort(guard)}${isNeverAsked ? ', never' : ''}`,
    );
  };

  it('tell each part of a joined guard, and what only the event can decide', () => {
    expect(moves(false)).toEqual([
      'made.moved: mayGo fails (hasCount fails, not byEvent (isLong byEvent))',
      'made.moved: or byEvent (isLong byEvent, hasCount fails)',
      'made.moved: isBroken broken',
      'made.moved: none',
      'made.left: hasCount fails',
      'after pause: none',
      'after nap: hasCount fails',
      'made.counted: none',
      'made.left: none',
    ]);
  });

  it('tell which ways are never asked, since another one takes the event before them', () => {
    expect(moves(true)).toEqual([
      'made.moved: mayGo byEvent (hasCount passes, not byEvent (isLong byEvent))',
      'made.moved: or passes (isLong byEvent, hasCount passes)',
      'made.moved: isBroken broken, never',
      'made.moved: none, never',
      'made.left: hasCount passes',
      'after pause: none',
      'after nap: hasCount passes',
      'made.counted: none',
      'made.left: none, never',
    ]);
  });
});

describe('the timers that run', () => {
  it('are told with what is left, the soonest first, and go with their state', () => {
    vi.useFakeTimers({ now: 1_000_000 });
    const { running, actor } = run();
    vi.advanceTimersByTime(500);
    const left = () =>
      running.seen(null).timers.map((timer) => [timer.words, leftOf(timer, Date.now())]);
    expect(left()).toEqual([
      ['after nap', 1000],
      ['after pause', 89_500],
    ]);
    vi.advanceTimersByTime(1000);
    expect(left()).toEqual([['after pause', 88_500]]);
    actor.send({ type: 'made.left' });
    expect(left()).toEqual([]);
  });

  it('are written in minutes, and in tenths of the last one', () => {
    expect([88_500, 60_000, 59_940, 1234, 0].map(leftWords)).toEqual([
      '1:29',
      '1:00',
      '60.0 s',
      '1.3 s',
      '0.0 s',
    ]);
  });
});

describe('an event that is sent from the inspector', () => {
  it('is taken, or refused with the reason and not sent', () => {
    const { running, actor, id } = run();
    expect(running.send(id, { type: 'made.unknown' })).toEqual({
      kind: 'refused',
      why: 'At resting, the chart does not take made.unknown.',
    });
    expect(running.send(id, { type: 'made.counted' })).toEqual({ kind: 'taken' });
    expect(actor.getSnapshot().context.count).toBe(1);
    expect(running.send(id, { type: 'made.left' })).toEqual({ kind: 'taken' });
    actor.stop();
  });

  it('is refused where guards say no, and once the flow has ended', () => {
    const running = createRunning();
    const question = createActor(confirmationMachine, {
      inspect: running.note,
      input: { question: 'Leave?' },
    }).start();
    const { sessionId } = question;
    expect(running.send(sessionId, { type: 'question.confirmed' })).toEqual({ kind: 'taken' });
    expect(running.send(sessionId, { type: 'question.confirmed' })).toEqual({
      kind: 'refused',
      why: 'This flow does not run any more.',
    });
    expect(running.seen(sessionId)).toEqual({ timers: [], ways: null });
  });
});

describe('the gestures on a page', () => {
  it('keep role and name, and neither what is typed nor a name with words of a context', () => {
    const { running } = run();
    let seen: readonly Gesture[] = [];
    document.body.innerHTML = `<button>Go</button><button>About zq-said</button>
      <label>Age <input type="text"></label><label><input type="checkbox"> Yes</label>`;
    const until = new AbortController();
    const needs = { secrets: running.secrets, until: until.signal };
    watchGestures(window, needs, (gestures) => (seen = gestures));
    for (const button of document.querySelectorAll('button')) button.click();
    const [text, box] = document.querySelectorAll('input');
    if (text) text.value = 'zq-typed';
    for (const input of [text, box]) input?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(seen.map(({ kind, role, name, nth }) => [kind, role, name, nth])).toEqual([
      ['press', 'button', 'Go', 0],
      ['press', 'button', MASK, 1],
      ['fill', 'textbox', 'Age', 0],
      ['check', 'checkbox', 'Yes', 0],
    ]);
    expect(JSON.stringify(seen)).not.toContain('zq');
    until.abort();
    document.querySelector('button')?.click();
    expect(seen).toHaveLength(4);
    document.body.replaceChildren();
  });
});

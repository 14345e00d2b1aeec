import { describe, expect, it } from 'vitest';
import { assign, sendTo, setup } from 'xstate';
import { effectNotProvided, notProvided } from '../../../machines/kit/not-provided.ts';
import { laterFlowNotProvided } from '../../../machines/kit/later-flow.ts';
import { raisesNotice, say } from '../../../machines/kit/raise-notice.ts';
import { machines } from '../../../machines/index.ts';
import { allFlows } from '../all-flows.ts';
import { COMPLETED } from '../../kit/samples.ts';
import type { Flows } from '../command.ts';
import { App } from './app.ts';
import { RELOADED, rightEvents, rightOutcomes } from './samples.ts';
import { assessment, stood } from './invariants/worlds.ts';

/** A clerk inside the chat-like shop, who says aloud what he does. */
const clerk = setup({ actions: { raiseNotice: raisesNotice() } }).createMachine({
  id: 'clerk',
  initial: 'serving',
  states: {
    serving: {
      on: { 'goods.packed': { actions: say('info', { title: 'Packed', message: 'It is here.' }) } },
    },
  },
});

/** Stands in the place of the chat, as the app reloads that page alone: it keeps a draft, and clears it. */
const shop = setup({
  types: {
    input: {} as { name: string },
    context: {} as { name: string; found: unknown },
    events: {} as { type: string; text?: string },
  },
  actors: {
    clerk: laterFlowNotProvided<typeof clerk>('clerk'),
    loadDraft: notProvided<{ kind: string }>('loadDraft'),
    keepDraft: notProvided<void>('keepDraft'),
    clearProgress: notProvided<void, { debt: unknown }>('clearProgress'),
  },
  actions: { ringBell: effectNotProvided('ringBell') },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({ ...input, found: null }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        onDone: { target: 'open', actions: assign({ found: ({ event }) => event.output }) },
        onError: 'open',
      },
    },
    open: {
      entry: 'ringBell',
      invoke: [
        { id: 'clerk', src: 'clerk' },
        { id: 'keepDraft', src: 'keepDraft' },
      ],
      on: {
        'words.told': {
          actions: sendTo('keepDraft', ({ event }) => ({
            type: 'progress.moved',
            progress: event['text'],
          })),
        },
        'draft.looked': { actions: sendTo('keepDraft', { type: 'draft.looked' }) },
        'shop.left': 'clearing',
        'shop.broken': {
          actions: assign(() => {
            throw new Error('It is broken');
          }),
        },
      },
      after: { 1000: 'dozing', 5000: 'shut' },
    },
    dozing: { after: { 2000: 'shut' } },
    clearing: {
      invoke: {
        id: 'clearProgress',
        src: 'clearProgress',
        input: { debt: 'owed' },
        onDone: 'shut',
        onError: 'shut',
      },
    },
    shut: { type: 'final' },
  },
});
const noCases = { inputs: [undefined], events: {}, actors: {} };
const flows = {
  notices: allFlows['notices'],
  clerk: { machine: clerk, cases: noCases },
  chat: {
    machine: shop,
    cases: {
      inputs: [{ name: 'first' }, { name: 'second' }],
      events: { 'words.told': [{ text: 'hello' }, { text: 'goodbye' }] },
      actors: {
        loadDraft: { done: [{ kind: 'none' }, { kind: 'empty' }], error: [new Error('locked')] },
        clearProgress: { done: [undefined] },
      },
    },
  },
} as unknown as Flows;

const DONE_LOADING = 'xstate.done.actor.loadDraft';
const opened = (inputAt = 0): App => {
  const app = new App(flows);
  app.open({ root: 'chat', inputAt });
  return app;
};
const doing = (app: App, type: string, sample = 0, at = 'chat'): boolean =>
  app.perform({ at, type, sample });
const inside = (inputAt = 0): App => {
  const app = opened(inputAt);
  doing(app, DONE_LOADING);
  return app;
};
const placeOf = (app: App): unknown => app.world().flows.get('chat')?.value;

describe('the app that is walked through', () => {
  it('opens with the input that was chosen, and nothing has happened', () => {
    const { root, input, step, calls, draft, isCleared, reloadedWith, crashes, before } =
      opened(1).world();
    expect({ root, input, step, draft, isCleared, reloadedWith, crashes }).toEqual({
      root: 'chat',
      input: { name: 'second' },
      step: null,
      draft: undefined,
      isCleared: false,
      reloadedWith: undefined,
      crashes: [],
    });
    expect(calls.map(({ flow, src }) => `${flow} ${src}`)).toEqual([
      'notices carriedNotices',
      'chat loadDraft',
    ]);
    expect(before.size).toBe(0);
  });

  it('lets each service end as its cases say, and fail only where faults are wanted', () => {
    const app = opened();
    expect(app.typesAt('chat', false)).toEqual([DONE_LOADING]);
    expect(app.typesAt('chat', true)).toEqual([DONE_LOADING, 'xstate.error.actor.loadDraft']);
    expect([app.samplesAt('chat', DONE_LOADING), app.samplesAt('nowhere', DONE_LOADING)]).toEqual([
      2, 0,
    ]);
    expect(doing(app, DONE_LOADING, 2)).toBe(false);
    expect(doing(app, DONE_LOADING, 1)).toBe(true);
    expect(app.world().flows.get('chat')).toMatchObject({
      value: 'open',
      context: { found: { kind: 'empty' } },
    });
    expect(app.world().before.get('chat')?.value).toBe('opening');
    expect(app.world().step).toEqual({ at: 'chat', type: DONE_LOADING, sample: 1 });
    expect(doing(app, DONE_LOADING)).toBe(false);
    expect(doing(opened(), 'xstate.error.actor.loadDraft')).toBe(true);
  });

  it('runs a flow that is fetched later as a real one, and shows its notices', () => {
    const app = inside();
    expect(app.paths()).toEqual(['chat', 'chat/clerk', 'notices']);
    expect([...app.world().flows.keys()]).toEqual(['chat', 'chat/clerk']);
    expect(app.world().notices.value).toBe('awaitingNotice');
    expect(doing(app, 'goods.packed', 0, 'chat/clerk')).toBe(true);
    expect(app.world().notices).toMatchObject({
      value: 'showingNotice',
      context: { queue: [{ type: 'info', title: 'Packed', message: 'It is here.' }] },
    });
  });

  it('keeps what the flow tells the device, until it is cleared', () => {
    const app = inside();
    expect(app.samplesAt('chat', 'words.told')).toBe(2);
    expect(doing(app, 'words.told', 2)).toBe(false);
    expect(doing(app, 'words.told', 1)).toBe(true);
    expect(app.world().draft).toBe('goodbye');
    doing(app, 'draft.looked');
    expect(app.world().draft).toBe('goodbye');
    doing(app, 'shop.left');
    expect(app.world()).toMatchObject({ draft: 'owed', isCleared: true });
  });

  it('is opened anew with what the device has kept, and with nothing else', () => {
    const app = inside();
    doing(app, 'words.told', 0);
    expect(app.perform({ at: 'page', type: RELOADED, sample: 0 })).toBe(true);
    expect(placeOf(app)).toBe('opening');
    expect(app.world()).toMatchObject({ reloadedWith: 'hello', draft: 'hello' });
    expect(app.world().calls.map(({ src }) => src)).toEqual(['carriedNotices', 'loadDraft']);
    // The device finds what it has kept.
    expect(app.samplesAt('chat', DONE_LOADING)).toBe(1);
    doing(app, DONE_LOADING);
    expect(app.world().reloadedWith).toBeUndefined();
    expect(app.world().flows.get('chat')?.context.found).toEqual({
      kind: 'found',
      progress: 'hello',
    });
    app.open({ root: 'chat', inputAt: 0 });
    expect(app.world()).toMatchObject({ draft: undefined, isCleared: false, step: null });
  });

  it('reloads no page but that of the chat', () => {
    const app = new App(flows);
    app.open({ root: 'clerk', inputAt: 0 });
    expect(app.perform({ at: 'page', type: RELOADED, sample: 0 })).toBe(false);
  });

  it('waits for a time however many others come before, unless these end the wait', () => {
    const app = inside();
    expect(doing(app, 'xstate.after.1000.chat.open')).toBe(true);
    expect(placeOf(app)).toBe('dozing');
    expect(doing(app, 'xstate.after.2000.chat.dozing')).toBe(true);
    expect(app.isOver()).toBe(true);
    expect(doing(app, 'xstate.after.2000.chat.dozing')).toBe(false);
    const late = inside();
    expect(doing(late, 'xstate.after.5000.chat.open')).toBe(true);
    expect(placeOf(late)).toBe('shut');
  });

  it('tells where a flow fails by its own code, and lets nothing happen to it any more', () => {
    const app = inside();
    expect(app.isOver()).toBe(false);
    doing(app, 'shop.broken');
    expect(app.world().crashes).toEqual(['chat: Error: It is broken']);
    expect([app.isOver(), app.typesAt('chat', true), doing(app, 'words.told')]).toEqual([
      true,
      [],
      false,
    ]);
  });

  it('names a flow that there is not', () => {
    expect(() => new App(flows).open({ root: 'mill', inputAt: 0 })).toThrow(
      'There is no flow mill',
    );
  });
});

describe('what happens on a walk', () => {
  it.each([
    ['chat', 'deletion.owed'],
    ['chat', 'result.reached'],
    ['chat', 'result.kept'],
    ['chat', 'result.dropped'],
    ['assessment', 'results.deleted'],
    ['assessment', 'result.saved'],
    ['oneTimeCode', 'code.sent'],
    ['slotHold', 'payment.settled'],
    ['slotHold', 'hold.released'],
    ['teleconsultation', 'other.arrived'],
    ['teleconsultation', 'other.left'],
    ['notices', 'notice.raised'],
  ] as const)('is not that %s gets %s from outside', (flow, type) => {
    const { initial } = machines[flow].config;
    const snapshot = stood(flow, initial as string);
    expect(rightEvents(snapshot, type, [{}])).toEqual([]);
    expect(rightEvents(snapshot, 'step.backRequested', [{}])).toEqual([{}]);
  });

  it('fits the question on screen, and is nothing where there is none', () => {
    const asked = assessment({ FOLLOW_UP: 'answering' }, { currentQuestionIndex: 0 });
    const none = assessment({ FOLLOW_UP: 'answering' }, { currentQuestionIndex: 99 });
    const options = rightEvents(asked, 'option.pressed', [{ option: 'of no question' }]);
    expect(options.length).toBeGreaterThan(1);
    expect(options).not.toContainEqual({ option: 'of no question' });
    expect(rightEvents(asked, 'options.seen', [])).toEqual([
      { options: options.map((each) => (each as { option: string }).option) },
    ]);
    expect(rightEvents(none, 'option.pressed', [{}])).toEqual([]);
    expect(rightEvents(none, 'options.seen', [{}])).toEqual([{ options: [] }]);
  });

  it('answers each question before a medicine in the words of that question', () => {
    const asked = assessment('DIAGNOSIS', {
      diagnosis: { ...COMPLETED.diagnosis, medicine_questions: ['kidney_or_liver', 'taken'] },
    });
    const answers = rightEvents(asked, 'medicine.answered', []) as { id: string }[];
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set(['kidney_or_liver', 'taken']));
  });

  it.each([
    ['chat done loadDraft', undefined, ['a sample']],
    ['chat done loadDraft', null, [{ kind: 'none' }]],
    ['chat done loadDraft', 'kept', [{ kind: 'found', progress: 'kept' }]],
    ['chat done keepDraft', 'kept', ['a sample']],
    ['chat error loadDraft', 'kept', ['a sample']],
  ])('is that the device finds what it keeps: %s of %j', (name, draft, outcomes) => {
    expect(rightOutcomes(name, ['a sample'], { draft })).toEqual(outcomes);
  });
});

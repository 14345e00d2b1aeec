import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { describe, expect, it } from 'vitest';
import { changesOf, movedBetween } from '../../src/inspector/changes.ts';
import { FILTERS_AT_START, passing } from '../../src/inspector/filters.ts';
import { followed } from '../../src/inspector/follow.ts';
import { EMPTY_MODEL, apply, listed } from '../../src/inspector/model.ts';
import type { LogEntry, Model } from '../../src/inspector/model.ts';
import { testEvents } from '../../src/inspector/test-events.ts';

/** What the inspected page tells, in short: the message without what the inspector does not read. */
const actor = (id: string, name: string, parentId?: string, snapshot: object = {}) =>
  ({
    type: '@xstate.actor',
    sessionId: id,
    name,
    parentId,
    definition: JSON.stringify({ id: name }),
    snapshot: { context: {}, ...snapshot },
  }) as unknown as StatelyInspectionEvent;

const sent = (to: string, event: object, sourceId?: string) =>
  ({
    type: '@xstate.event',
    sessionId: to,
    sourceId,
    createdAt: '1000',
    event,
  }) as unknown as StatelyInspectionEvent;

const answered = (id: string, type: string, value: unknown, more: object = {}) =>
  ({
    type: '@xstate.snapshot',
    sessionId: id,
    event: { type },
    snapshot: { status: 'active', value, context: {}, children: {}, ...more },
  }) as unknown as StatelyInspectionEvent;

const after = (...messages: StatelyInspectionEvent[]): Model =>
  messages.reduce((model, message) => apply(model, message), EMPTY_MODEL);

const started = (id: string, name: string, value: unknown, parentId?: string) => [
  actor(id, name, parentId, { value }),
  sent(id, { type: 'xstate.init' }, parentId),
  answered(id, 'xstate.init', value),
];

/** A chat in whose assessment the person goes from CATEGORY to AGE_COLLECTION. */
const WITHIN_CHAT = [
  ...started('x:0', 'notices', 'resting'),
  ...started('x:1', 'chat', 'opening'),
  ...started('x:2', 'assessment', 'CATEGORY', 'x:1'),
  ...started('x:3', 'scrolling', 'resting', 'x:1'),
  answered('x:1', '', 'assessing', { children: { assessment: {}, scrolling: {} } }),
  sent('x:2', { type: 'category.chosen', category: 'pain' }),
  answered('x:2', 'category.chosen', 'AGE_COLLECTION', { context: { category: 'pain' } }),
];

const inShort = ({ from, to, type, before, after: next }: LogEntry) =>
  [from, to, type, before, next] as const;

describe('the log of the inspector', () => {
  it('tells who sent an event to whom, and where that led', () => {
    const [entry] = after(...WITHIN_CHAT).log;
    expect(entry).toMatchObject({
      from: 'outside',
      to: 'assessment',
      flow: 'assessment',
      type: 'category.chosen',
      detail: 'category: pain',
      before: 'CATEGORY',
      after: 'AGE_COLLECTION',
      isTaken: true,
      context: { category: 'pain' },
      changes: [{ path: 'category', before: 'nothing', after: '"pain"' }],
    });
  });

  it('tells events apart that wait in the actor for their turn', () => {
    const { log } = after(
      ...started('x:1', 'confirmation', 'awaitingAnswer'),
      sent('x:1', { type: 'question.confirmed' }),
      sent('x:1', { type: 'question.declined' }, 'x:1'),
      answered('x:1', 'question.confirmed', 'confirmed'),
    );
    expect(log.map(inShort)).toEqual([
      ['itself', 'confirmation', 'question.declined', 'awaitingAnswer', 'awaitingAnswer'],
      ['outside', 'confirmation', 'question.confirmed', 'awaitingAnswer', 'confirmed'],
      ['outside', 'confirmation', 'xstate.init', null, 'awaitingAnswer'],
    ]);
    expect(log.map(({ isTaken }) => isTaken)).toEqual([false, true, true]);
  });

  it('tells where the event led that ended an actor, though that is said once it is gone', () => {
    const [entry] = after(
      ...started('x:1', 'chat', 'opening'),
      ...started('x:2', 'confirmation', 'awaitingAnswer', 'x:1'),
      sent('x:2', { type: 'question.declined' }),
      answered('x:1', 'xstate.done.actor.confirmation', 'left'),
      answered('x:2', 'question.declined', 'declined', { status: 'done' }),
    ).log;
    expect(entry).toMatchObject({ before: 'awaitingAnswer', after: 'declined', changes: [] });
  });

  it('takes what an actor began with from its start, for it is announced as what it has become', () => {
    const { log } = after(
      actor('x:1', 'assessment', undefined, { value: 'CATEGORY', context: { step: 2 } }),
      sent('x:1', { type: 'xstate.init' }),
      sent('x:1', { type: 'sex.chosen' }),
      answered('x:1', 'xstate.init', 'INTRO', { context: { step: 1 } }),
      answered('x:1', 'sex.chosen', 'CATEGORY', { context: { step: 2 } }),
    );
    expect(log.map(({ before, changes }) => [before, changes])).toEqual([
      ['INTRO', [{ path: 'step', before: '1', after: '2' }]],
      [null, []],
    ]);
  });

  it('keeps what a person did while scrolling makes hundreds of events', () => {
    const polls = Array.from({ length: 400 }, () => [
      sent('x:3', { type: 'xstate.after.scrollInterval.scrolling.followingContent' }, 'x:3'),
    ]).flat();
    const { log } = after(...WITHIN_CHAT, ...polls);
    expect(log.filter(({ flow }) => flow === 'scrolling')).toHaveLength(100);
    expect(log.filter(({ type }) => type === 'category.chosen')).toHaveLength(1);
    expect(log[0]?.order).toBe(405);
  });

  it('drops an actor that is over, and a root that a new one of its name follows', () => {
    const model = after(
      ...started('x:1', 'chat', 'opening'),
      ...started('x:2', 'opening', 'starting', 'x:1'),
      answered('x:1', 'xstate.stop', 'opening', { status: 'stopped', children: { opening: {} } }),
      ...started('x:4', 'chat', 'opening'),
      actor('x:5', 'chat'),
    );
    expect(listed(model).map(({ id }) => id)).toEqual(['x:4']);
  });
});

describe('what is followed', () => {
  it('is the innermost flow of the one that moved last, never what goes along', () => {
    expect(followed(after(...WITHIN_CHAT).actors)?.name).toBe('assessment');
  });

  it('is a question that opens over the assessment, until it is answered', () => {
    const asked = [...WITHIN_CHAT, ...started('x:9', 'confirmation', 'awaitingAnswer', 'x:1')];
    expect(followed(after(...asked).actors)?.name).toBe('confirmation');
    const over = answered('x:1', '', 'assessing', { children: { assessment: {}, scrolling: {} } });
    expect(followed(after(...asked, over).actors)?.name).toBe('assessment');
  });

  it('stays with the assessment when the chat around it moves', () => {
    const kept = answered('x:1', 'draft.kept', 'left', { children: { assessment: {} } });
    expect(followed(after(...WITHIN_CHAT, kept).actors)?.name).toBe('assessment');
  });

  it('is what goes along when nothing else runs', () => {
    expect(followed(after(...started('x:0', 'notices', 'resting')).actors)?.name).toBe('notices');
    expect(followed([])).toBeUndefined();
  });
});

describe('the filters at the start', () => {
  const { log } = after(
    ...WITHIN_CHAT,
    sent('x:3', { type: 'screen.shown', step: 'AGE_COLLECTION' }, 'x:1'),
    sent('x:1', { type: 'draft.kept' }),
  );
  const types = (filters: object) =>
    passing(log, { ...FILTERS_AT_START, ...filters }, 'x:2').map(({ type }) => type);

  it('hide xstate’s own events and the scrolling', () => {
    expect(types({})).toEqual(['draft.kept', 'category.chosen']);
    expect(types({ isScrollingShown: true })).toEqual([
      'draft.kept',
      'screen.shown',
      'category.chosen',
    ]);
    expect(types({ isInternalShown: true })).toEqual([
      'draft.kept',
      'category.chosen',
      'xstate.init',
      'xstate.init',
      'xstate.init',
    ]);
  });

  it('can be narrowed to one actor and by words', () => {
    expect(types({ isOnlyChosen: true })).toEqual(['category.chosen']);
    expect(types({ search: ' Age_Coll ' })).toEqual(['category.chosen']);
    expect(types({ search: 'no such word' })).toEqual([]);
  });
});

describe('what an event changed', () => {
  it('is told field by field', () => {
    const before = { step: 'INTRO', answers: { one: 'a' }, ticked: ['x'], same: { deep: [1] } };
    const next = {
      step: 'INTRO',
      answers: { one: 'b', two: 1 },
      ticked: null,
      same: { deep: [1] },
    };
    expect(changesOf(before, next)).toEqual([
      { path: 'answers.one', before: '"a"', after: '"b"' },
      { path: 'answers.two', before: 'nothing', after: '1' },
      { path: 'ticked', before: '["x"]', after: 'null' },
    ]);
    expect(changesOf(null, null)).toEqual([]);
  });

  it('is told by the regions that moved', () => {
    const before = { assessing: { conversing: 'answering', keeping: 'kept' } };
    const next = { assessing: { conversing: 'confirmingExit', keeping: 'kept' } };
    expect(movedBetween(before, next)).toEqual({
      before: ['assessing.conversing.answering'],
      after: ['assessing.conversing.confirmingExit'],
      isMoved: true,
    });
    expect(movedBetween('CATEGORY', 'CATEGORY')).toEqual({
      before: ['CATEGORY'],
      after: ['CATEGORY'],
      isMoved: false,
    });
    expect(movedBetween(null, { INTRO: 'starting' })).toMatchObject({
      before: [],
      after: ['INTRO.starting'],
    });
  });
});

describe('the events for a test', () => {
  it('are those that the actor was sent, oldest first, with what came by itself as a remark', () => {
    const { log } = after(
      ...WITHIN_CHAT,
      sent('x:2', { text: '•••', type: 'concern.changed', on: undefined }),
      sent('x:2', { type: 'xstate.done.actor.validateConcern' }, 'x:7'),
      sent('x:2', { type: 'xstate.after.pause.assessment.INTRO' }, 'x:2'),
      sent('x:2', { type: 'xstate.snapshot.kept' }, 'x:7'),
      sent('x:1', { type: 'exit.requested' }),
      sent('x:2', { type: 'made.up', list: [1, "it's"], 'a key': { is: null }, none: {} }),
    );
    expect(testEvents(log, 'x:2')).toBe(`const sent = [
  // '•••' is masked: fill it in.
  { type: 'category.chosen', category: 'pain' },
  { type: 'concern.changed', text: '•••' },
  // done: validateConcern
  // after pause
  { type: 'made.up', list: [1, 'it\\'s'], 'a key': { is: null }, none: {} },
] as const;
`);
  });

  it('say that earlier ones are missing', () => {
    const [entry] = after(...WITHIN_CHAT).log;
    expect(testEvents(entry === undefined ? [] : [entry], 'x:2')).toBe(`const sent = [
  // Earlier events are no longer kept.
  { type: 'category.chosen', category: 'pain' },
] as const;
`);
  });
});

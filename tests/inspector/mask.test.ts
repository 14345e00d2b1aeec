import { describe, expect, it } from 'vitest';
import { MASK, maskContext, maskEvent } from '../../src/inspector/mask.ts';
import { FULL } from './viewer.ts';

/** All texts in a value, by the path of fields that leads to them. */
const textsIn = (value: unknown, path: string): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, `${path}.${name}`));
};

const shownTexts = (value: unknown): [string, string][] =>
  textsIn(value, '').filter(([, text]) => text !== '' && text !== MASK);

describe('the masks of the inspector', () => {
  it('leave nothing of the whole progress to read but the step and the category', () => {
    expect(shownTexts(maskContext(FULL))).toEqual([
      ['.step', 'MEDICAL_HISTORY'],
      ['.chatContext.category', 'pain'],
    ]);
  });

  it('keep the shape: field names, numbers, yes and no, and what is still empty', () => {
    expect(maskContext({ ...FULL, concernText: '' })).toMatchObject({
      concernText: '',
      historyGiven: true,
      currentQuestionIndex: 9,
      followUpAnswers: { 'pain-1': MASK, 'pain-2': [MASK, MASK] },
    });
    expect(Object.keys(maskContext(FULL))).toEqual(Object.keys(FULL));
  });

  it.each([
    { type: 'concern.changed', text: 'zq-text' },
    { type: 'option.pressed', option: 'other' },
    { type: 'progress.moved', progress: FULL },
    { type: 'xstate.init', input: { query: 'zq-query', fresh: FULL } },
    { type: 'xstate.error.actor.diagnose', error: new TypeError('zq-error') },
    { type: 'route.changed', step: 'zq-typed-by-hand' },
  ])('leave only the type of $type', (event) => {
    const { type, ...rest } = maskEvent(event);
    expect(type).toBe(event.type);
    expect(shownTexts(rest).filter(([path]) => !/\.(step|category)$/.test(path))).toEqual([]);
    expect(JSON.stringify(rest)).not.toContain('zq');
  });

  it('keep how an actor has ended, and no kind that stands deeper or elsewhere', () => {
    const output = { kind: 'amountMismatch', findings: [{ kind: 'caries' }], why: 'zq-why' };
    const type = 'xstate.done.actor.paymentLook';
    expect(shownTexts(maskEvent({ type, output }))).toEqual([
      ['.output.kind', 'amountMismatch'],
      ['.type', type],
    ]);
    expect(shownTexts(maskEvent({ type, output: { kind: 'two words' } }))).toEqual([
      ['.type', type],
    ]);
    expect(shownTexts(maskEvent({ type: 'made.up', output }))).toEqual([['.type', 'made.up']]);
    expect(shownTexts(maskContext({ output }))).toEqual([]);
  });

  it('end at a circle and at values that JSON cannot carry', () => {
    const circle: Record<string, unknown> = { count: 1, big: 10n, tell: () => 'zq' };
    circle['self'] = circle;
    expect(maskContext(circle)).toEqual({ count: 1, big: MASK, tell: MASK, self: MASK });
  });
});

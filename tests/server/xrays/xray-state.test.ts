import { describe, expect, it } from 'vitest';
import { XRAY_STATES } from '../../../contracts/xray/xray-states.ts';
import type { XrayState } from '../../../contracts/xray/xray-states.ts';
import { xrayTransition } from '../../../server/services/xrays/xray-state.ts';
import type {
  XrayEvent,
  XrayLife,
  XrayTransition,
} from '../../../server/services/xrays/xray-state.ts';

const READING: NonNullable<XrayLife['reading']> = {
  projection: 'panoramic',
  findings: [],
  engine: { name: 'stub', version: '1', isTrained: false },
};

/** All that can happen, by its name here: an answer is named by what is told. */
const EVENTS = {
  stored: { type: 'stored' },
  asked: { type: 'asked' },
  read: { type: 'read', reading: READING },
  refused: { type: 'refused', reason: 'colour' },
  gaveUp: { type: 'gaveUp' },
  pictureMissed: { type: 'pictureMissed' },
  unsure: { type: 'unsure' },
  'told dental': { type: 'told', kind: 'dental' },
  'told notSure': { type: 'told', kind: 'notSure' },
  'told other': { type: 'told', kind: 'other' },
} as const satisfies Readonly<Record<string, XrayEvent>>;
type Happening = keyof typeof EVENTS;

/** An X-ray that was asked about twice. */
const life = (state: XrayState): XrayLife => ({
  state,
  analyses: 2,
  reading: null,
  refusal: null,
  toldKind: null,
});

const moved = (state: XrayState, more: Partial<XrayLife> = {}): XrayTransition => ({
  kind: 'moved',
  to: { ...life(state), ...more },
});

/** What moves, by hand; everything else is illegal and leaves the row as it is. */
const MOVES: { readonly [S in XrayState]: { readonly [T in Happening]?: XrayTransition } } = {
  storing: { stored: moved('stored') },
  stored: { asked: moved('analyzing', { analyses: 3 }) },
  analyzing: {
    read: moved('analyzed', { reading: READING }),
    refused: moved('refused', { refusal: 'colour' }),
    gaveUp: moved('failed'),
    pictureMissed: moved('failed', { refusal: 'pictureGone' }),
    unsure: moved('unsure'),
  },
  analyzed: {},
  unsure: {
    'told dental': moved('analyzing', { analyses: 3, toldKind: 'dental' }),
    'told notSure': moved('analyzing', { analyses: 3, toldKind: 'notSure' }),
    'told other': moved('refused', { refusal: 'notTeeth', toldKind: 'other' }),
  },
  refused: {},
  failed: { asked: moved('analyzing', { analyses: 3 }) },
};

const CASES = XRAY_STATES.flatMap((state) =>
  (Object.keys(EVENTS) as Happening[]).map((type) => ({
    state,
    event: EVENTS[type] as XrayEvent,
    type,
    expected: MOVES[state][type] ?? ({ kind: 'illegal', state } as const),
  })),
);

describe('the life of an X-ray', () => {
  it.each(CASES)('$state, when it is $type: $expected.kind', ({ state, event, expected }) => {
    expect(xrayTransition(life(state), event)).toEqual(expected);
  });

  /** Every way from the first state that walks no move twice; one that has failed may be asked about anew. */
  const paths = (state: XrayState, walked: readonly string[] = []): string[][] => {
    const ways = Object.entries(EVENTS).flatMap(([type, event]) => {
      const step = xrayTransition(life(state), event as XrayEvent);
      const name = `${state} ${type}`;
      return step.kind === 'moved' && !walked.includes(name)
        ? paths(step.to.state, [...walked, name])
        : [];
    });
    return ways.length === 0 ? [[...walked, state]] : ways;
  };

  it('ends analysed or refused, whatever happens; what has failed can be asked about again', () => {
    const all = paths('storing');
    // A way that fails twice, once for each reason, ends there: it has asked again already.
    const ends = all.filter((path) => !path.includes('failed asked')).map((path) => path.at(-1));
    expect(new Set(ends)).toEqual(new Set(['analyzed', 'refused']));
    expect(new Set(all.map((path) => path.at(-1)))).toEqual(
      new Set(['analyzed', 'refused', 'failed']),
    );
    expect(xrayTransition({ ...life('failed'), refusal: 'pictureGone' }, EVENTS.asked)).toEqual(
      moved('analyzing', { analyses: 3 }),
    );
    const reached = new Set(all.flat().map((step) => step.replace(/ .*/, '')));
    expect([...reached].toSorted()).toEqual([...XRAY_STATES].toSorted());
  });
});

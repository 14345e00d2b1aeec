import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { machines } from '../../machines/index.ts';
import { boxesIn, chartOf } from '../../machines/kit/chart.ts';
import type { StateBox } from '../../machines/kit/chart.ts';
import { isWithin, linesOf, linksOf } from '../../src/inspector/arrows.ts';
import { pictureOf } from '../../src/inspector/layout.ts';
import type { Area, PlacedBox, Point } from '../../src/inspector/layout.ts';

const OPEN: ReadonlySet<string> = new Set();
const named: readonly (readonly [string, AnyStateMachine])[] = Object.entries(machines);
const assessment = chartOf(machines.assessment);

const boxAt = (chart: StateBox, path: string): StateBox => {
  const box = boxesIn(chart).find((each) => each.path === path);
  if (box === undefined) throw new Error(`No state ${path}`);
  return box;
};

const holds = (outer: Area, inner: Area): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** How far a point is from the border of an area, in pixels. */
const fromBorder = ({ x, y, width, height }: Area, point: Point): number => {
  const [dx, dy] = [
    Math.min(point.x - x, x + width - point.x),
    Math.min(point.y - y, y + height - point.y),
  ];
  return dx < 0 || dy < 0 ? Math.hypot(Math.min(dx, 0), Math.min(dy, 0)) : Math.min(dx, dy);
};

const pairsOf = (boxes: readonly PlacedBox[]) =>
  boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other] as const));

describe.each(named)('the picture of %s', (_, machine) => {
  const chart = chartOf(machine);
  const picture = pictureOf(chart, OPEN);
  const areas = new Map(picture.boxes.map((box) => [box.box.path, box]));

  it('has every state once, inside the state that holds it and apart from all others', () => {
    expect(picture.boxes.map(({ box }) => box.path)).toEqual(
      boxesIn(chart).map(({ path }) => path),
    );
    const wrong = pairsOf(picture.boxes).filter(([one, other]) =>
      isWithin(other.box.path, one.box.path) ? !holds(one, other) : overlap(one, other),
    );
    expect(wrong.map((pair) => pair.map(({ box }) => box.path))).toEqual([]);
  });

  it('has every move that leads elsewhere: at an arrow, or as a line in its state', () => {
    const missing = boxesIn(chart).flatMap((box) =>
      box.moves
        .filter(({ targets }) => targets.some((target) => target !== box.path))
        .filter((move) => {
          const isDrawn = picture.arrows.some(
            ({ from, to, moves }) =>
              from === box.path && move.targets.includes(to) && moves.includes(move),
          );
          return !isDrawn && !linesOf(box).some((line) => line.startsWith(`⇉ ${move.event}`));
        }),
    );
    expect(missing).toEqual([]);
  });

  it('has arrows that touch what they join', () => {
    const loose = picture.arrows.filter(({ from, to, points, moves }) => {
      const [first, last] = [points[0], points.at(-1)];
      const [source, sink] = [areas.get(from), areas.get(to)];
      if (first === undefined || last === undefined || sink === undefined) return true;
      // What begins at a mark inside a state, or ends at one, touches the mark.
      const isFromMark = source === undefined || isWithin(to, from);
      const startsAt = isFromMark || fromBorder(source, first) < 2;
      return !startsAt || !(isWithin(from, to) || fromBorder(sink, last) < 2 || moves.length === 0);
    });
    expect(loose.map(({ id }) => id)).toEqual([]);
  });
});

describe('the arrows', () => {
  it('say what happens, with the guard by name, once for each two states', () => {
    const arrow = (from: string, to: string) =>
      pictureOf(assessment, OPEN).arrows.find((each) => each.from === from && each.to === to);
    expect(arrow('PAYMENT_QR', 'CALL_TO_ACTION')?.lines).toEqual([
      'step.backRequested',
      'failed: qrPayment',
    ]);
    expect(arrow('CONSENT_GATE.awaitingConsent', 'CONSENT_GATE.diagnosing')?.lines).toEqual([
      'assessment.requested',
      '[hasConsent and hasConsentBy]',
    ]);
    expect(arrow('CATEGORY', 'AGE_COLLECTION')?.lines).toEqual(['category.chosen']);
  });

  it('leave a jump to many states to one line in the box', () => {
    expect(linesOf(boxAt(assessment, 'INTRO.starting'))).toEqual([
      '⇉ always [startsAt …] → one of 14',
    ]);
    expect(linesOf(assessment)).toContain('⇉ route.changed [leadsTo … and not at …] → one of 15');
  });

  it('leave what keeps the state, and what is asked of the outside, to lines in the box', () => {
    expect(linesOf(boxAt(assessment, 'INTRO.editingConcern'))).toEqual(['↻ concern.changed']);
    expect(linesOf(boxAt(assessment, 'INTRO.validatingConcern'))).toEqual([
      'calls validateConcern',
    ]);
  });

  it('of a closed state are those that lead in and out', () => {
    const closed = new Set(['INTRO', 'DIAGNOSIS']);
    const links = linksOf(assessment, closed).map(({ from, to }) => `${from} > ${to}`);
    expect(links.filter((link) => /INTRO/.test(link))).toEqual([
      'INTRO > AGE_COLLECTION',
      'INTRO > CATEGORY',
      'CATEGORY > INTRO',
      'CALL_TO_ACTION > INTRO',
    ]);
    const { boxes } = pictureOf(assessment, closed);
    expect(boxes.filter(({ box }) => /^(INTRO|DIAGNOSIS)\./.test(box.path))).toEqual([]);
  });
});

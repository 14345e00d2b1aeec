import { boxesIn, moveWords } from '../../machines/kit/chart.ts';
import type { Move, StateBox } from '../../machines/kit/chart.ts';

/** All transitions drawn as one arrow, between the paths of two states. */
export type Link = { readonly from: string; readonly to: string; readonly moves: readonly Move[] };

/**
 * Largest number of transitions that differ only in their target and are drawn as arrows; more become one line in the
 * box.
 */
const MOST_ARROWS_OF_A_KIND = 3;

/** True when the state is `above` itself or inside it; everything is inside the whole chart (''). */
export const isWithin = (path: string, above: string): boolean =>
  above === '' || path === above || path.startsWith(`${above}.`);

/** Returns the kind of a transition: `leadsTo CATEGORY` and `leadsTo DIAGNOSIS` are both `leadsTo …`. */
const kindOf = (move: Move): string => {
  const [target = ''] = move.targets;
  return target === '' ? moveWords(move) : moveWords(move).replaceAll(target, '…');
};

const ofKind = (moves: readonly Move[], kind: string): Move[] =>
  moves.filter((move) => move.targets.length > 0 && kindOf(move) === kind);

const isOneOfMany = ({ moves }: StateBox, move: Move): boolean =>
  ofKind(moves, kindOf(move)).length > MOST_ARROWS_OF_A_KIND;

const leadsNowhereElse = ({ path }: StateBox, { targets }: Move): boolean =>
  targets.every((target) => target === path);

const unique = (lines: readonly string[]): string[] => [...new Set(lines)];

/**
 * Lists the lines in a state's box: its calls, the events that it handles in place, and the jumps that have too many
 * targets for arrows.
 */
export const linesOf = (box: StateBox): readonly string[] => {
  const jumps = box.moves.filter((move) => isOneOfMany(box, move));
  const stays = box.moves.filter((move) => !jumps.includes(move) && leadsNowhereElse(box, move));
  return [
    ...box.calls.map((call) => `calls ${call}`),
    ...unique(stays.map((move) => `↻ ${moveWords(move)}`)),
    ...unique(jumps.map(kindOf)).map(
      (kind) => `⇉ ${kind} → one of ${ofKind(box.moves, kind).length}`,
    ),
  ];
};

/** Returns the path that is drawn for a state: the closed state around it, or itself. */
const drawn = (path: string, closed: ReadonlySet<string>): string => {
  const parts = path.split('.');
  const above = parts.map((_, at) => parts.slice(0, at + 1).join('.'));
  return above.find((each) => closed.has(each)) ?? path;
};

/** Collects the arrows, one for each pair of states; `closed` states are drawn without their inside. */
export const linksOf = (chart: StateBox, closed: ReadonlySet<string>): Link[] => {
  const links = new Map<string, Link>();
  for (const box of boxesIn(chart)) {
    for (const move of box.moves.filter((each) => !isOneOfMany(box, each))) {
      for (const target of move.targets) {
        const [from, to] = [drawn(box.path, closed), drawn(target, closed)];
        const key = `${from} > ${to}`;
        if (from === to) continue;
        links.set(key, { from, to, moves: [...(links.get(key)?.moves ?? []), move] });
      }
    }
  }
  return [...links.values()];
};

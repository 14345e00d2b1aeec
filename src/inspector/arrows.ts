import { boxesIn, moveWords } from '../../machines/kit/chart.ts';
import type { Move, StateBox } from '../../machines/kit/chart.ts';

/** All moves that are drawn as one arrow, by the paths of the states that it joins. */
export type Link = { readonly from: string; readonly to: string; readonly moves: readonly Move[] };

/** Up to so many moves that differ in nothing but their target are arrows; more are one line in the box. */
const MOST_ARROWS_OF_A_KIND = 3;

/** The state is `above` itself or inside it; everything is inside the whole chart (''). */
export const isWithin = (path: string, above: string): boolean =>
  above === '' || path === above || path.startsWith(`${above}.`);

/** `leadsTo CATEGORY` and `leadsTo DIAGNOSIS` are the same kind: `leadsTo …`. */
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

/** What is written in a state's box: the calls it makes, what it takes in place, where it may jump to. */
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

/** The state as it is drawn: inside a closed one only that one is. */
const drawn = (path: string, closed: ReadonlySet<string>): string => {
  const parts = path.split('.');
  const above = parts.map((_, at) => parts.slice(0, at + 1).join('.'));
  return above.find((each) => closed.has(each)) ?? path;
};

/** What is drawn as arrows, one for each two states; `closed` states are drawn without their inside. */
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

import type { Canvas, Point } from './canvas.ts';
import { paintAll, softNoise } from './canvas.ts';
import type { Drawer, Drawn } from './findings.ts';
import { drawFinding } from './findings.ts';
import type { Random } from '../../server/training/xray-gate/random.ts';
import type { Tooth } from './tooth.ts';
import { LEVEL, drawTooth, halfWidth, onPicture } from './tooth.ts';

/** One row of teeth, from left to right. */
export type Row = { readonly teeth: readonly Tooth[]; readonly down: 1 | -1 };

/** A gap between two teeth: the height that the bone should reach, and the one that it does reach. */
type Gap = { readonly x: number; readonly neck: number; readonly crest: number; low: boolean };

/** Share of teeth at which each thing is found. */
const COMMONNESS: readonly (readonly [Drawer, number])[] = [
  ['filling', 0.1],
  ['crown', 0.03],
  ['post', 0.035],
  ['implant', 0.03],
  ['decay', 0.1],
  ['darkTip', 0.06],
];

/** Factor for a small film, which is made where something is looked for. */
const SMALL_FILM = 2.2;

const drawerFor = (random: Random, teeth: number): Drawer | null => {
  let left = random.next() / (teeth > 10 ? 1 : SMALL_FILM);
  for (const [drawer, share] of COMMONNESS) {
    if (left < share) return drawer;
    left -= share;
  }
  return null;
};

const neckOf = (tooth: Tooth, side: -1 | 1): Point =>
  onPicture(tooth, { across: side * tooth.width * 0.37, along: tooth.crown });

/** Makes the gaps between neighbours, at some of which the bone lies low. */
const gapsOf = ({ teeth, down }: Row, random: Random): Gap[] => {
  const lowFrom = random.chance(0.3) ? Math.floor(random.between(0, teeth.length - 1)) : -9;
  const lowTo = lowFrom + Math.floor(random.between(1, 3.99));
  return teeth.slice(1).map((tooth, index) => {
    const before = teeth[index] as Tooth;
    const [a, b] = [neckOf(before, 1), neckOf(tooth, -1)];
    const neck = (a.y + b.y) / 2;
    const low = index >= lowFrom && index < lowTo;
    const root = Math.min(tooth.root, before.root);
    const fall = low
      ? root * random.between(0.34, 0.55)
      : tooth.width * random.between(0.08, 0.2) + 2;
    return { x: (a.x + b.x) / 2, neck, crest: neck + down * fall, low };
  });
};

/** Returns the height of the bone's edge at `x`, from gap to gap over the whole picture. */
const crestOver = (gaps: readonly Gap[], x: number): number => {
  const next = gaps.findIndex((gap) => gap.x >= x);
  const after = gaps[next === -1 ? gaps.length - 1 : next];
  const before = gaps[Math.max(0, (next === -1 ? gaps.length : next) - 1)];
  if (!after || !before) return 0;
  const share = after.x === before.x ? 0 : (x - before.x) / (after.x - before.x);
  return before.crest + (after.crest - before.crest) * Math.min(1, Math.max(0, share));
};

/** Draws bone from its edge on, away from the crowns, with its grain. `reach` tells how much bone is there. */
const drawBone = (
  canvas: Canvas,
  { gaps, down, random }: { gaps: readonly Gap[]; down: 1 | -1; random: Random },
  reach: (x: number, y: number) => number,
): void => {
  const grain = Math.max(3, canvas.width / 110);
  const [fine, coarse] = [softNoise(canvas, random, grain), softNoise(canvas, random, grain * 7)];
  const level = LEVEL.bone + random.between(-12, 12);
  const crests = Float32Array.from({ length: canvas.width }, (_, x) => crestOver(gaps, x));
  paintAll(canvas, (old, x, y) => {
    const deep = (y - (crests[x] ?? 0)) * down;
    const share = deep < 0 ? 0 : reach(x, y);
    if (share <= 0) return old;
    const place = y * canvas.width + x;
    const edge = deep < 3 ? 18 : 0;
    const bone = level + edge + 13 * (fine[place] ?? 0) + 12 * (coarse[place] ?? 0);
    return old + (bone - old) * Math.min(1, share);
  });
};

/** Outlines the place where the bone is missing between two teeth. */
const lowBoneOf = (gap: Gap, index: number, { teeth, down }: Row): Drawn => {
  const [before, after] = [teeth[index] as Tooth, teeth[index + 1] as Tooth];
  const along = before.crown + Math.abs(gap.crest - gap.neck);
  const left = onPicture(before, { across: halfWidth(before, along), along }).x;
  const right = onPicture(after, { across: -halfWidth(after, along), along }).x;
  const outline = [left, right].flatMap((x) => [
    { x, y: gap.neck - down * before.crown * 0.25 },
    { x, y: gap.crest },
  ]);
  return { detection: 'lowBone', outline };
};

/** Draws a row of teeth in its bone with what is found there. */
export const drawRow = (
  canvas: Canvas,
  row: Row,
  { random, reach }: { random: Random; reach: (x: number, y: number) => number },
): Drawn[] => {
  const gaps = gapsOf(row, random);
  drawBone(canvas, { gaps, down: row.down, random }, reach);
  for (const tooth of row.teeth) drawTooth(canvas, tooth);
  const low = gaps.flatMap((gap, index) => (gap.low ? [lowBoneOf(gap, index, row)] : []));
  const others = row.teeth.flatMap((tooth) => {
    const drawer = drawerFor(random, row.teeth.length);
    return drawer === null ? [] : [drawFinding(canvas, tooth, [drawer, random])];
  });
  return [...low, ...others];
};

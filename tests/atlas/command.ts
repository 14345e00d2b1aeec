import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { AnyStateMachine } from 'xstate';
import { writeHeard } from '../kit/heard-coverage.ts';
import { WrongOption } from '../model/options.ts';
import { differenceOf } from './difference.ts';
import { openFolder } from './folder.ts';
import type { Folder, Sight } from './folder.ts';
import { indexPage } from './index-page.ts';
import type { Card, Shot } from './index-page.ts';
import type { Stage, StateShown } from './stage.ts';
import { openPage, statesOn, takeAll } from './take.ts';
import { USAGE, wantedIn } from './wanted.ts';
import type { Language, Wanted } from './wanted.ts';

type Machines = Readonly<Record<string, AnyStateMachine>>;

export type Surroundings = {
  /** The flows that can be pictured. */
  readonly machines: Machines;
  readonly openStage: (language: string) => Promise<Stage>;
  readonly browser: Browser;
  readonly say: (line: string) => void;
};

/** How pictures are taken counts as well: taken otherwise they are other pictures. */
const BY = readFileSync(join(import.meta.dirname, 'take.ts'), 'utf8');

const nameOfInputs = (stage: Stage, browser: Browser, flow: string): string =>
  createHash('sha256')
    .update([stage.inputsOf(flow), browser.version(), BY].join('\n'))
    .digest('hex')
    .slice(0, 16);

const seconds = (since: number): number => (performance.now() - since) / 1000;

type Seen = Pick<Wanted, 'widths' | 'themes'> & { readonly language: Language };

const sightsOf = (
  { widths, themes, language }: Seen,
  flow: string,
  states: readonly string[],
): Sight[] =>
  widths.flatMap((width) =>
    states.flatMap((state) => themes.map((theme) => ({ flow, state, language, width, theme }))),
  );

/** What is pictured in one language. */
type Run = {
  readonly wanted: Wanted & Seen;
  readonly folder: Folder;
  readonly stage: Stage;
  readonly browser: Browser;
  readonly say: (line: string) => void;
};

/** A page waits for the browser for a part of its time, so that one more than there are processors keeps them busy. */
const PAGES = availableParallelism() + 1;

/** Lets several pages take one flow after another; returns how many pictures were taken. */
const takeFlows = async ({ wanted, folder, stage, browser, say }: Run): Promise<number> => {
  const waiting = [...wanted.flows];
  let count = 0;
  const work = async (): Promise<void> => {
    // Opened with the first flow that needs it.
    let page: Awaited<ReturnType<typeof openPage>> | null = null;
    for (let flow = waiting.shift(); flow !== undefined; flow = waiting.shift()) {
      const started = performance.now();
      const inputs = nameOfInputs(stage, browser, flow);
      const known = folder.readStates(flow, wanted.language);
      let states: readonly StateShown[];
      if (known?.inputs === inputs) ({ states } = known);
      else {
        page ??= await openPage(browser, stage);
        states = await statesOn(page, flow);
        folder.writeStates(flow, wanted.language, { inputs, states });
      }
      const names = states.map(({ name }) => name);
      const missing = sightsOf(wanted, flow, names).filter(
        (sight) => folder.readTaken(sight)?.inputs !== inputs,
      );
      for (const width of wanted.widths) {
        const sights = missing.filter((sight) => sight.width === width);
        if (sights.length === 0) continue;
        page ??= await openPage(browser, stage);
        await takeAll(page, { stage, folder, inputs, sights, states });
      }
      if (missing.length > 0) await writeHeard();
      count += missing.length;
      const all = `${states.length} states`;
      say(
        missing.length === 0
          ? `${flow}: ${all}, nothing new`
          : `${flow}: ${all}, ${missing.length} pictures in ${seconds(started).toFixed(0)} s`,
      );
    }
    await page?.context().close();
  };
  await Promise.all(Array.from({ length: PAGES }, work));
  return count;
};

const compared = async (folder: Folder, sight: Sight, inputs: string): Promise<Shot | null> => {
  const taken = folder.readTaken(sight);
  const now = folder.readPicture('pictures', sight);
  if (taken === null || now === null) return null;
  const before = folder.readPicture('accepted', sight);
  const difference = before === null ? null : await differenceOf(before, now);
  if (difference === null) folder.remove('differences', sight);
  else folder.writeDifference(sight, difference.picture);
  return {
    sight,
    standing: before === null ? 'new' : difference === null ? 'same' : 'changed',
    share: difference?.share ?? 0,
    axe: taken.axe,
    trouble: taken.trouble,
    isOld: taken.inputs !== inputs,
  };
};

/** Reads what the folder holds of a flow: a card for each state, and for each that was accepted and is no more. */
const cardsOf = async ({ folder, ...run }: Run, flow: string): Promise<Card[]> => {
  const wanted = { ...wantedIn([], [flow]), language: run.wanted.language };
  const states = folder.readStates(flow, wanted.language)?.states ?? [];
  const inputs = nameOfInputs(run.stage, run.browser, flow);
  const cards: Card[] = [];
  for (const state of states) {
    const sights = sightsOf(wanted, flow, [state.name]);
    const shots = await Promise.all(sights.map((sight) => compared(folder, sight, inputs)));
    cards.push({ ...state, flow, shots: shots.filter((shot) => shot !== null) });
  }
  const names = new Set(states.map(({ name }) => name));
  for (const sight of sightsOf(wanted, flow, goneOf(folder, wanted, flow, names))) {
    if (folder.readPicture('accepted', sight) === null) continue;
    const gone = {
      sight,
      standing: 'gone',
      share: 0,
      axe: [],
      trouble: null,
      isOld: false,
    } as const;
    const card = cards.find(({ name }) => name === sight.state);
    if (card === undefined)
      cards.push({ flow, name: sight.state, leaves: [sight.state], way: [], shots: [gone] });
    else cards.splice(cards.indexOf(card), 1, { ...card, shots: [...card.shots, gone] });
  }
  return cards;
};

/** Names the states that were accepted and that the flow has no longer. */
const goneOf = (folder: Folder, wanted: Seen, flow: string, names: ReadonlySet<string>) => [
  ...new Set(
    sightsOf(wanted, flow, [''])
      .flatMap((sight) => folder.acceptedStates(flow, sight))
      .filter((state) => !names.has(state)),
  ),
];

/** Makes the pictures of this run the ones that later runs are compared with. */
const acceptAll = ({ folder, wanted }: Run): void => {
  for (const flow of wanted.flows) {
    const names = (folder.readStates(flow, wanted.language)?.states ?? []).map(({ name }) => name);
    for (const sight of sightsOf(wanted, flow, names)) folder.accept(sight);
    for (const sight of sightsOf(wanted, flow, goneOf(folder, wanted, flow, new Set(names))))
      folder.remove('accepted', sight);
  }
};

const sumOf = (cards: readonly Card[]): { readonly text: string; readonly isFine: boolean } => {
  const shots = cards.flatMap((card) => card.shots);
  const count = (is: (shot: Shot) => boolean): number => shots.filter(is).length;
  const changed = count(({ standing }) => standing === 'changed');
  const gone = count(({ standing }) => standing === 'gone');
  const found = count(({ axe }) => axe.length > 0);
  const troubled = count(({ trouble }) => trouble !== null);
  const fresh = count(({ standing }) => standing === 'new');
  return {
    text: `${cards.length} states, ${shots.length} pictures: ${changed} changed, ${gone} gone, ${fresh} not accepted yet, ${found} with findings of axe, ${troubled} not shown as their tests see them`,
    isFine: changed + gone + found + troubled === 0,
  };
};

/** Pictures all that is wanted in one language; returns the cards of every flow. */
const runIn = async (
  language: Language,
  { wanted, folder, around }: { wanted: Wanted; folder: Folder; around: Surroundings },
): Promise<Card[]> => {
  const { machines, openStage, browser, say } = around;
  const started = performance.now();
  const stage = await openStage(language);
  try {
    const all: Run = { wanted: { ...wanted, language }, folder, stage, browser, say };
    say(
      `The page that shows the states (${language}) is there after ${seconds(started).toFixed(0)} s.`,
    );
    const begun = performance.now();
    const count = await takeFlows(all);
    if (count > 0)
      say(`${count} pictures, ${(seconds(begun) / count).toFixed(2)} s for each of them.`);
    if (wanted.isAccepted) acceptAll(all);
    const cards: Card[] = [];
    for (const flow of Object.keys(machines)) cards.push(...(await cardsOf(all, flow)));
    return cards;
  } finally {
    await stage.close();
  }
};

/** Puts the pictures of a state in all languages on one card. */
const joined = (cards: readonly Card[]): Card[] => {
  const byState = new Map<string, Card>();
  for (const card of cards) {
    const key = `${card.flow}.${card.name}`;
    const known = byState.get(key);
    byState.set(
      key,
      known === undefined ? card : { ...known, shots: [...known.shots, ...card.shots] },
    );
  }
  return [...byState.values()];
};

const run = async (args: readonly string[], around: Surroundings): Promise<0 | 1> => {
  const { machines, say } = around;
  const wanted = wantedIn(args, Object.keys(machines));
  const started = performance.now();
  const folder = openFolder(wanted.out);
  const cards: Card[] = [];
  for (const language of wanted.languages)
    cards.push(...(await runIn(language, { wanted, folder, around })));
  const all = joined(cards);
  folder.writePage(indexPage(machines, all, wanted.languages));
  const { text, isFine } = sumOf(all);
  say(`${text}.`);
  say(`${wanted.out}/index.html shows them, after ${seconds(started).toFixed(0)} s.`);
  return isFine ? 0 : 1;
};

/** Answers `npm run atlas`; returns the code it ends with: 1 where there is something to look at, 2 where it was asked wrongly. */
export const runAtlas = async (
  args: readonly string[],
  around: Surroundings,
): Promise<0 | 1 | 2> => {
  try {
    return await run(args, around);
  } catch (err) {
    if (!(err instanceof WrongOption)) throw err;
    around.say(`${err.message}\n\n${USAGE}`);
    return 2;
  }
};

import '../../../src/app/theme/styles.css';
import { act, configure, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { LibraryProvider } from '../../../src/components/library/LibraryProvider.tsx';
import { LANGUAGE } from '../../../contracts/common/language.ts';
import { providedNotices } from '../../../src/flows/notices/notices.flow.ts';
import { inspect } from '../../../src/lib/flow/inspector.ts';
import { NoticesProvider } from '../../../src/lib/flow/notices.tsx';
import type { AnyCases } from '../../model/cases.ts';
import { leavesOf } from '../../model/chart-parts.ts';
import { startHarness } from '../../model/harness.ts';
import type { Harness } from '../../model/harness.ts';
import { pathsToLeaves } from '../../model/paths.ts';
import type { PathToLeaf } from '../../model/paths.ts';
import { happeningOf } from '../../model/words.ts';
import { folderOf } from '../stage.ts';
import type { PageStage, StateShown } from '../stage.ts';
import { drawnBy } from './walk-aside.ts';
import type { Drawn } from './walk-aside.ts';

/** Not the registry of all flows: each flow is drawn of its own files alone, and a change is one of that flow. */
const MACHINES = import.meta.glob<Record<string, AnyStateMachine>>(
  '../../../machines/*/*.machine.ts',
);
const SCREENS = import.meta.glob('../../flows/*/screens.test.tsx');
const CASES = import.meta.glob<{ cases: AnyCases }>('../../flows/*/cases.ts');

/** The tests look for English words, and press what has them. */
const isEnglish = LANGUAGE.startsWith('en');

/** A sight that has not come after so many milliseconds does not come. */
configure({ asyncUtilTimeout: isEnglish ? 3000 : 100 });

type Loaded = {
  readonly machine: AnyStateMachine;
  readonly paths: readonly PathToLeaf[];
  readonly screens: Drawn;
};
const loaded = new Map<string, Promise<Loaded>>();

const load = async (flow: string): Promise<Loaded> => {
  const folder = folderOf(flow);
  const [charts, cases] = await Promise.all([
    MACHINES[`../../../machines/${folder}/${folder}.machine.ts`]?.(),
    CASES[`../../flows/${folder}/cases.ts`]?.(),
    SCREENS[`../../flows/${folder}/screens.test.tsx`]?.(),
  ]);
  const machine = charts?.[`${flow}Machine`];
  if (machine === undefined || cases === undefined)
    throw new Error(`${flow} has no chart or no cases in the folders ${folder}`);
  return { machine, paths: pathsToLeaves(machine, cases.cases), screens: drawnBy(flow) };
};

const loadOnce = (flow: string): Promise<Loaded> => {
  const found = loaded.get(flow) ?? load(flow);
  loaded.set(flow, found);
  return found;
};

const frame = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('#root');
  if (found === null) throw new Error('The page has no #root');
  return found;
};

let root: Root | null = null;
let harness: Harness | null = null;

/** Leaves nothing of the state before: no flow, no view, no stored word, no address. */
const clear = async (): Promise<void> => {
  await act(async () => root?.unmount());
  harness?.actor.stop();
  root = null;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  scrollTo(0, 0);
};

const draw = (view: React.ReactNode): Promise<void> =>
  act(async () => {
    root = createRoot(frame());
    root.render(
      <LibraryProvider>
        <NoticesProvider machine={providedNotices}>
          <BrowserRouter>{view}</BrowserRouter>
        </NoticesProvider>
      </LibraryProvider>,
    );
  });

const standsAt = ({ actor }: Harness): readonly string[] =>
  leavesOf(actor.getSnapshot() as AnyMachineSnapshot);

/** Does what a person does. A button that has no English name is not found: the flow is told then what was pressed. */
const press = async (gesture: () => unknown, { actor }: Harness, event: EventObject) => {
  try {
    await gesture();
  } catch (err) {
    if (isEnglish) throw err;
    await act(async () => actor.send(event));
  }
};

/** Takes the way to a state. A flow with real flows inside is moved by its screens, as by a person. */
const bring = async (running: Harness, { screens, path }: { screens: Drawn; path: PathToLeaf }) => {
  const byScreens = screens.real !== undefined;
  if (byScreens) await draw(screens.view(running));
  for (const { event } of path.steps) {
    const gesture = byScreens ? screens.gestures[event.type] : undefined;
    if (gesture !== undefined) await press(() => gesture(running, event), running, event);
    else await act(async () => void (running.perform(event) || running.actor.send(event)));
  }
  if (!byScreens) await draw(screens.view(running));
  if (String(standsAt(running)) !== String(path.leaves))
    throw new Error(`It stands at ${standsAt(running).join(' and ')} instead`);
};

/** Waits until what a person must see at every leaf is there: parts of a screen may load later. */
const awaitSight = async (running: Harness, { leaves }: Drawn): Promise<void> => {
  for (const leaf of standsAt(running))
    await waitFor(async () => void (await leaves[leaf]?.(running)));
};

/** No part of a screen that loads later takes so many milliseconds from a file on this machine. */
const STILL_MS = 100;

/** Waits until nothing has been drawn for a moment. */
const awaitStillness = (): Promise<void> =>
  new Promise((resolve) => {
    const still = (): void => {
      watcher.disconnect();
      resolve();
    };
    let timer = setTimeout(still, STILL_MS);
    const watcher = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(still, STILL_MS);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });

const show = async (flow: string, at: number): Promise<string | null> => {
  const { machine, paths, screens } = await loadOnce(flow);
  const path = paths[at];
  if (path === undefined) return 'There is no such state';
  await clear();
  for (const prepare of screens.prepare) prepare();
  try {
    const { real } = screens;
    harness = startHarness(machine, { input: path.input, real, inspect });
    await bring(harness, { screens, path });
    await (isEnglish ? awaitSight(harness, screens) : awaitStillness());
    return null;
  } catch (err) {
    return err instanceof Error ? (err.message.split('\n')[0] ?? '') : String(err);
  }
};

const statesOf = async (flow: string): Promise<StateShown[]> => {
  const { paths } = await loadOnce(flow);
  return paths.map(({ name, leaves, steps }) => ({
    name,
    leaves,
    way: steps.map(({ event }) => happeningOf(event).name),
  }));
};

const stage: PageStage = { statesOf, show };
Object.assign(window, { stage });

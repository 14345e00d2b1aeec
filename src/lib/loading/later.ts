import { createElement, lazy, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { createActor } from 'xstate';
import {
  selectIsBusy,
  selectIsFailed,
} from '../../../machines/page-loading/page-loading.machine.ts';
import type {
  pageLoadingMachine,
  PageLoadingRef,
} from '../../../machines/page-loading/page-loading.machine.ts';
import { ChunkLoadError, nameChunk } from './chunks.ts';
import { inspect } from '../flow/inspector.ts';

/** Screens in a file of their own. */
export type Later<Screens> = {
  /** Fetches the file ahead of its need, so that its screens open at once, offline too; never fails. */
  readonly preload: () => Promise<void>;
  /** The file, for what is no screen; fails when it does not come, and a next try asks anew. */
  readonly fetched: () => Promise<Screens>;
  /** The flow that loads it, begun with the first need. */
  readonly loading: () => PageLoadingRef;
  /** One of its screens: at once when the file is here, otherwise as soon as it comes. */
  readonly screen: <Props extends object = object>(
    pick: (screens: Screens) => ComponentType<Props>,
  ) => ComponentType<Props>;
  /** A part of a screen; the screen goes on without it, or with `missing`, when the file cannot be fetched. */
  readonly part: <Props extends object = object>(
    pick: (screens: Screens) => ComponentType<Props>,
    missing?: ComponentType<Props>,
  ) => ComponentType<Props>;
};

const runs = new Map<string, PageLoadingRef>();
const waits = new Map<string, Promise<void>>();

/** The flow that loads or has loaded what is named; there is one once it was needed. */
export const loadingOf = (page: string): PageLoadingRef | undefined => runs.get(page);

/** The end of the wait that lasts now, whatever it brings. */
const waitFor = (page: string, loading: PageLoadingRef): Promise<void> => {
  const known = waits.get(page);
  if (known !== undefined) return known;
  const wait = new Promise<void>((resolve) => {
    const end = (): void => {
      waits.delete(page);
      resolve();
    };
    const watching = loading.subscribe({
      next: (snapshot) => {
        if (selectIsBusy(snapshot)) return;
        watching.unsubscribe();
        end();
      },
      complete: end,
    });
  });
  waits.set(page, wait);
  return wait;
};

const NONE: ComponentType = () => null;

/** What keeps screens out of the first file, by the flow that loads them: the first question does not wait for them. */
export const createLater =
  (machine: typeof pageLoadingMachine) =>
  <Screens>(page: string, load: () => Promise<Screens>): Later<Screens> => {
    let loaded: Screens | null = null;
    const watchers = new Set<() => void>();
    const bring = async (): Promise<void> => {
      loaded = await load();
      for (const tell of watchers) tell();
    };
    const watch = (tell: () => void): (() => void) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    };
    nameChunk(page, bring);

    const loading = (): PageLoadingRef => {
      const known = runs.get(page);
      if (known !== undefined) return known;
      const begun = createActor(machine, { input: { page }, inspect }).start();
      runs.set(page, begun);
      return begun;
    };
    const screen: Later<Screens>['screen'] = (pick) => {
      let hasFailed = false;
      const come = async () => {
        const run = loading();
        if (!selectIsFailed(run.getSnapshot())) await waitFor(page, run);
        if (loaded !== null) return { default: pick(loaded) };
        hasFailed = true;
        throw new ChunkLoadError(page);
      };
      let Waiting = lazy(come);
      /** What has failed says so each time that it is drawn, until somebody asks for it again. */
      const coming = () => {
        if (!hasFailed || selectIsFailed(loading().getSnapshot())) return Waiting;
        hasFailed = false;
        Waiting = lazy(come);
        return Waiting;
      };
      return (props) => {
        const [Screen] = useState(() => (loaded === null ? coming() : pick(loaded)));
        return createElement(Screen, props);
      };
    };
    const part: Later<Screens>['part'] = (pick, missing = NONE) => {
      const Waiting = lazy(async () => {
        await preload();
        return { default: loaded === null ? missing : pick(loaded) };
      });
      // What was missing comes with the file, whoever asks for that again.
      return (props) => {
        const file = useSyncExternalStore(watch, () => loaded);
        return createElement(file === null ? Waiting : pick(file), props);
      };
    };
    const preload = (): Promise<void> =>
      bring().then(
        () => undefined,
        // Without a connection the file is fetched again when its screen is opened.
        () => undefined,
      );
    return {
      preload,
      fetched: async () => {
        if (loaded !== null) return loaded;
        const run = loading();
        if (selectIsFailed(run.getSnapshot())) run.send({ type: 'page.requested' });
        await waitFor(page, run);
        if (loaded === null) throw new ChunkLoadError(page);
        return loaded;
      },
      loading,
      screen,
      part,
    };
  };

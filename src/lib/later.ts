import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';

/** Screens in a file of their own. */
export type Later<Screens> = {
  /** Fetches the file ahead of its need, so that its screens open at once, offline too; never fails. */
  readonly preload: () => Promise<void>;
  /** One of its screens: at once when the file is here, otherwise as soon as it comes. */
  readonly screen: (pick: (screens: Screens) => ComponentType) => ComponentType;
  /** A part of a screen; the screen goes on without it when the file cannot be fetched. */
  readonly part: (pick: (screens: Screens) => ComponentType) => ComponentType;
};

/** Keeps screens out of the first file: the first question does not wait for them. */
export const later = <Screens>(load: () => Promise<Screens>): Later<Screens> => {
  let loaded: Screens | null = null;
  const fetched = async (): Promise<Screens> => {
    loaded = await load();
    return loaded;
  };
  const opened = (
    pick: (screens: Screens) => ComponentType,
    instead?: ComponentType,
  ): ComponentType => {
    const Waiting = lazy(async () => {
      try {
        return { default: pick(await fetched()) };
      } catch (error) {
        if (instead === undefined) throw error;
        return { default: instead };
      }
    });
    return function Later() {
      const [Screen] = useState(() => (loaded === null ? Waiting : pick(loaded)));
      return createElement(Screen);
    };
  };
  return {
    preload: () =>
      fetched().then(
        () => undefined,
        // Without a connection the file is fetched again when its screen is opened.
        () => undefined,
      ),
    screen: (pick) => opened(pick),
    part: (pick) => opened(pick, () => null),
  };
};

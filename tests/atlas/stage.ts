/** One state to look at: where the flow stands, and how it came there. */
export type StateShown = {
  /** The leaf that no picture before this one shows; no other state of the flow has the same. */
  readonly name: string;
  /** All leaves at which it stands; several in a parallel state. */
  readonly leaves: readonly string[];
  /** The happenings on the shortest way, by their names. */
  readonly way: readonly string[];
};

/** What the page offers that shows states, as `window.stage`. */
export type PageStage = {
  readonly statesOf: (flow: string) => Promise<readonly StateShown[]>;
  /** Brings the flow into the state, by its place in the list, and draws it; returns why that failed, or null. */
  readonly show: (flow: string, at: number) => Promise<string | null>;
};

/** Where the states are shown: an address with such a page on it. */
export type Stage = {
  readonly address: string;
  /** Returns a name of all that a flow is drawn from, which changes with any of it. */
  readonly inputsOf: (flow: string) => string;
  readonly close: () => Promise<void>;
};

/** Returns the folder of a flow's tests: `sign-in` for `signIn`. */
export const folderOf = (flow: string): string =>
  flow.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

import type { Plugin } from 'vite';

/**
 * The functions of React that run only for what the app never asks for: a page that is hydrated, a `ViewTransition`, and
 * a ref on a `Fragment`. None of them has a result that is used without these.
 */
const UNUSED = new Set(
  [
    'popHydrationState throwOnHydrationMismatch prepareToHydrateHostInstance popToNextHostParent resetHydrationState',
    'upgradeHydrationErrorsToRecoverable queueHydrationError updateDehydratedSuspenseComponent',
    'retryActivityComponentWithoutHydrating createFiberFromDehydratedFragment pushDehydratedActivitySuspenseHandler',
    'mountHostRootWithoutHydrating commitActivityHydrationCallbacks commitSuspenseHydrationCallbacks',
    'retryDehydratedSuspenseBoundary clearHydrationBoundary hideOrUnhideDehydratedBoundary retryIfBlockedOn',
    'queueIfContinuousEvent clearIfContinuousEvent scheduleReplayQueueIfNeeded',
    'getViewTransitionName getViewTransitionClassName commitEnterViewTransitions commitExitViewTransitions',
    'commitNestedViewTransitions trackEnterViewTransitions applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive restoreEnterOrExitViewTransitions restorePairedViewTransitions',
    'restoreNestedViewTransitions measureViewTransitionHostInstancesRecursive measureNestedViewTransitions',
    'commitAfterMutationEffectsOnFiber recursivelyTraverseAfterMutationEffects startViewTransition',
    'scheduleViewTransitionEvent',
  ].flatMap((names) => names.split(' ')),
);

/** The doors to these parts: whoever comes to use one is told so, in place of a page that is wrong without a word. */
const DOORS = new Set([
  'ReactDOMHydrationRoot',
  'createViewTransitionInstance',
  'FragmentInstance',
]);

/** Conditions that are never true in the app, and how often they stand in the release of React that this was read for. */
const NEVER = [
  // No page is being hydrated.
  { condition: /(?<![.\w$])isHydrating\b(?! = |\$|:|\n\))/g, times: 35 },
  // No commit starts a view transition.
  { condition: /\((\w+) & 335544064\) === \1/g, times: 7 },
];

type Span = { readonly start: number; readonly end: number };
type Statement = Span & {
  readonly type: string;
  readonly id?: { readonly name: string } | null;
  readonly body?: Span;
};

/** Takes the parts that the app never asks for out of React's code. @throws Error when a part is not where it was */
export const withoutUnused = (code: string, parse: (code: string) => { body: unknown }): string => {
  const text = NEVER.reduce((left, { condition, times }) => {
    const found = left.match(condition)?.length ?? 0;
    if (found !== times) throw new Error(`React has ${condition.source} ${found} times`);
    return left.replace(condition, '!1');
  }, code);
  const statements = parse(text).body as readonly Statement[];
  const bodies = statements.flatMap(({ type, id, body }) => {
    if (type !== 'FunctionDeclaration' || body === undefined) return [];
    const name = id?.name ?? '';
    if (DOORS.has(name)) return { ...body, now: "{throw Error('Left out of React')}" };
    return UNUSED.has(name) ? { ...body, now: '{}' } : [];
  });
  const wanted = UNUSED.size + DOORS.size;
  if (bodies.length !== wanted) {
    throw new Error(`React has ${bodies.length} of the ${wanted} unused functions`);
  }
  const methods = statements.filter(({ start }) =>
    text.startsWith('FragmentInstance.prototype.', start),
  );
  return [...bodies, ...methods.map(({ start, end }) => ({ start, end, now: '' }))]
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end, now }) => left.slice(0, start) + now + left.slice(end), text);
};

/** Leaves out of the build an eighth of React that every page would load before its first screen. */
export const withoutReactParts: Plugin = {
  name: 'without-react-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler(code) {
      return { code: withoutUnused(code, (text) => this.parse(text)), map: null };
    },
  },
};

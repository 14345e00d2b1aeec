import { isBackground } from './model.ts';
import type { ActorSeen } from './model.ts';

const isRunning = ({ machine, status }: ActorSeen): boolean =>
  machine !== null && status === 'active';

const newest = (
  actors: readonly ActorSeen[],
  at: (actor: ActorSeen) => number,
): ActorSeen | undefined => actors.toSorted((one, other) => at(other) - at(one))[0];

const innermostOf = (actors: readonly ActorSeen[]): ActorSeen | undefined => {
  const inside = (actor: ActorSeen): ActorSeen[] =>
    actors.filter(({ parentId }) => parentId === actor.id);
  const lastMove = (actor: ActorSeen): number =>
    Math.max(actor.movedAt, ...inside(actor).map(lastMove));
  const deepest = (actor: ActorSeen): ActorSeen => {
    const next = newest(inside(actor), lastMove);
    return next === undefined ? actor : deepest(next);
  };
  const roots = actors.filter(({ parentId }) => !actors.some(({ id }) => id === parentId));
  const root = newest(roots, lastMove);
  return root && deepest(root);
};

/**
 * The flow to look at: of the one that moved last the innermost one that runs, so that a chat is left for
 * the assessment in it and that one for a question over it. What goes along in the background only counts
 * when nothing else runs.
 */
export const followed = (actors: readonly ActorSeen[]): ActorSeen | undefined => {
  const running = actors.filter(isRunning);
  return (
    innermostOf(running.filter((actor) => !isBackground(actor))) ??
    innermostOf(running) ??
    actors.find(({ machine }) => machine !== null)
  );
};

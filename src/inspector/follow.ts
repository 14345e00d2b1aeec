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
 * Picks the flow to show: the innermost running flow inside the one that moved last, such as the assessment in a chat,
 * or a question over it. Background flows count only when nothing else runs.
 */
export const followed = (actors: readonly ActorSeen[]): ActorSeen | undefined => {
  const running = actors.filter(isRunning);
  return (
    innermostOf(running.filter((actor) => !isBackground(actor))) ??
    innermostOf(running) ??
    actors.find(({ machine }) => machine !== null)
  );
};

import type {
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate';
import { transitionId } from './chart-parts.ts';

const isWithin = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent === outer || isWithin(node.parent, outer));

/** Tells the ids of the guarded transitions of one machine that were asked about an event and said no. */
export const noteRefusals = (tell: (id: string) => void) => {
  const guarded = new Map<string, readonly AnyStateNode[]>();
  const refuse = (each: AnyTransitionDefinition): void => {
    if (each.guard !== undefined) tell(transitionId(each));
  };
  /** The states of a place whose guards are asked about an event: they are few. */
  const asked = (place: string, { _nodes: nodes }: AnyMachineSnapshot, type: string) => {
    const key = `${type} ${place}`;
    const found =
      guarded.get(key) ??
      nodes.filter((node) => node.transitions.get(type)?.some(({ guard }) => guard !== undefined));
    guarded.set(key, found);
    return found;
  };
  const note = (
    place: string,
    snapshot: AnyMachineSnapshot,
    { type }: EventObject,
    taken: readonly AnyTransitionDefinition[],
  ): void => {
    for (const node of asked(place, snapshot, type)) {
      // A state inside has taken it, so that this one was not asked.
      if (taken.some(({ source }) => isWithin(source, node))) continue;
      for (const each of node.transitions.get(type) ?? []) {
        if (taken.includes(each)) break;
        refuse(each);
      }
    }
  };
  /** A state that lasts has refused each of its ways to leave by itself. */
  const noteStanding = ({ _nodes: nodes }: AnyMachineSnapshot): void => {
    nodes.forEach(({ always = [] }) => always.forEach(refuse));
  };
  /** A way to leave by itself is taken after those before it have said no. */
  const notePassedBy = (taken: AnyTransitionDefinition): void => {
    const { always = [] } = taken.source;
    always.slice(0, always.indexOf(taken)).forEach(refuse);
  };
  return { note, noteStanding, notePassedBy };
};

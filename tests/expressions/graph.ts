import { RegExpParser } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';
import type { Alphabet, LetterSet } from './letters.ts';
import { alphabetOf } from './letters.ts';

/** What must hold where nothing is read; `look` is a look ahead or behind, of which nothing is known. */
type Condition = 'start' | 'end' | 'boundary' | 'inside' | 'look' | null;

/** `turns`: begins a turn of the loop that stands here. */
type Silent = { readonly to: Node; readonly when: Condition; readonly turns?: true };

type Node = {
  readonly silent: Silent[];
  reads: { readonly set: LetterSet; readonly to: Node } | null;
};

/** An expression as a graph of what a backtracking engine may try, searching from every position. */
export type Graph = {
  readonly alphabet: Alphabet;
  /** Tries the expression here, or goes on to the next position. */
  readonly search: Node;
  readonly accepted: Node;
};

/** A construct of which the work cannot be bounded, such as a look behind without an end. */
export class Unbounded extends Error {}

const node = (): Node => ({ silent: [], reads: null });

const isClass = (element: AST.Node): boolean =>
  element.type === 'Character' ||
  element.type === 'CharacterSet' ||
  element.type === 'CharacterClass' ||
  element.type === 'ExpressionCharacterClass';

const classesIn = (element: AST.Node): string[] => {
  if (isClass(element)) return [element.raw];
  if ('alternatives' in element) return element.alternatives.flatMap(classesIn);
  if ('elements' in element) return element.elements.flatMap(classesIn);
  return element.type === 'Quantifier' ? classesIn(element.element) : [];
};

const hasLoop = (element: AST.Node): boolean => {
  if (element.type === 'Quantifier')
    return element.max === Number.POSITIVE_INFINITY || hasLoop(element.element);
  if (isClass(element)) return false;
  if ('alternatives' in element) return element.alternatives.some(hasLoop);
  return 'elements' in element && element.elements.some(hasLoop);
};

const builderFor = (alphabet: Alphabet) => {
  const through = (to: Node, when: Condition): Node => {
    const from = node();
    from.silent.push({ to, when });
    return from;
  };

  /** Each copy of a counted repeat may end it; an open one ends in a loop. */
  const repeat = ({ element, min, max }: AST.Quantifier, next: Node): Node => {
    const isOpen = max === Number.POSITIVE_INFINITY;
    let entry = next;
    if (isOpen) {
      entry = node();
      entry.silent.push(
        { to: build(element, entry), when: null, turns: true },
        { to: next, when: null },
      );
    } else {
      for (let i = min; i < max; i += 1) {
        const choice = node();
        choice.silent.push({ to: build(element, entry), when: null }, { to: next, when: null });
        entry = choice;
      }
    }
    for (let i = 0; i < min; i += 1) entry = build(element, entry);
    return entry;
  };

  /** The work inside a look ahead is a way of its own that leads nowhere; behind, it must be short. */
  const look = (element: AST.LookaroundAssertion, next: Node): Node => {
    const from = through(next, 'look');
    if (element.kind === 'lookahead') {
      from.silent.push({ to: choose(element.alternatives, node()), when: null });
    } else if (element.alternatives.some(hasLoop)) {
      throw new Unbounded(`a look behind without an end: ${element.raw}`);
    }
    return from;
  };

  const assertion = (element: AST.Assertion, next: Node): Node => {
    switch (element.kind) {
      case 'start':
      case 'end':
        return through(next, element.kind);
      case 'word':
        return through(next, element.negate ? 'inside' : 'boundary');
      default:
        return look(element, next);
    }
  };

  const choose = (alternatives: readonly AST.Alternative[], next: Node): Node => {
    const entry = node();
    for (const { elements } of alternatives) {
      const to = elements.reduceRight((after, element) => build(element, after), next);
      entry.silent.push({ to, when: null });
    }
    return entry;
  };

  const build = (element: AST.Element, next: Node): Node => {
    switch (element.type) {
      case 'Quantifier':
        return repeat(element, next);
      case 'Group':
      case 'CapturingGroup':
        return choose(element.alternatives, next);
      case 'Assertion':
        return assertion(element, next);
      case 'Backreference': {
        // It reads no more than its group may read.
        const groups = [element.resolved].flat();
        return choose(
          groups.flatMap(({ alternatives }) => alternatives),
          next,
        );
      }
      default: {
        const from = node();
        from.reads = { set: alphabet.setOf(element.raw), to: next };
        return from;
      }
    }
  };
  return choose;
};

/**
 * The graph of an expression. What may or may not hold is taken to hold, so that it has at least the ways that an
 * engine can take.
 * @throws Unbounded
 */
export const graphOf = ({ source, flags }: RegExp): Graph => {
  if (/[my]/.test(flags)) throw new Unbounded(`the flags ${flags} are not understood`);
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const alphabet = alphabetOf(classesIn(pattern), flags);
  const accepted = node();
  const search = node();
  const onward = node();
  onward.reads = { set: alphabet.words | alphabet.others, to: search };
  const entry = builderFor(alphabet)(pattern.alternatives, accepted);
  search.silent.push({ to: entry, when: null }, { to: onward, when: null });
  return { alphabet, search, accepted };
};

/** The kind of the letter before a position. */
type Before = 'start' | 'word' | 'other';

/** A place in the graph after a letter was read. */
export type State = {
  readonly id: number;
  readonly node: Node;
  readonly before: Before;
  /** One for each way that an engine may take from here; two may read the same and lead to the same. */
  readonly ways: Way[];
  /** Where one of these letters follows, the expression is fulfilled here. */
  fulfilledBefore: LetterSet;
};
export type Way = { readonly set: LetterSet; readonly to: State };

const allowed = (when: Condition, before: Before, { words, others }: Alphabet): LetterSet => {
  switch (when) {
    case 'start':
      return before === 'start' ? words | others : 0n;
    case 'end':
      return 0n;
    case 'boundary':
      return before === 'word' ? others : words;
    case 'inside':
      return before === 'word' ? words : others;
    default:
      return words | others;
  }
};

/** All states that can be reached, the first one before any letter. */
export const statesOf = ({ alphabet, search, accepted }: Graph): State[] => {
  const { words, others } = alphabet;
  const states: State[] = [];
  const byNode = new Map<Node, Map<Before, State>>();
  const stateAt = (at: Node, before: Before): State => {
    const known = byNode.get(at)?.get(before);
    if (known !== undefined) return known;
    const state: State = { id: states.length, node: at, before, ways: [], fulfilledBefore: 0n };
    states.push(state);
    byNode.set(at, (byNode.get(at) ?? new Map<Before, State>()).set(before, state));
    return state;
  };
  const read = (state: State, from: Node, next: LetterSet): void => {
    if (from.reads === null) return;
    for (const [before, letters] of [
      ['word', words],
      ['other', others],
    ] as const) {
      const set = from.reads.set & next & letters;
      if (set !== 0n) state.ways.push({ set, to: stateAt(from.reads.to, before) });
    }
  };
  const explore = (state: State): void => {
    const follow = (at: Node, next: LetterSet, walk: Walk): void => {
      read(state, at, next);
      if (at === accepted && !walk.looked) state.fulfilledBefore |= next;
      for (const { to, when, turns } of at.silent) {
        const letters = next & allowed(when, state.before, alphabet);
        // A turn of a loop that reads nothing ends it.
        if (letters === 0n || walk.turned.has(to)) continue;
        follow(to, letters, {
          turned: turns === true ? new Set([...walk.turned, at]) : walk.turned,
          looked: walk.looked || when === 'look',
        });
      }
    };
    follow(state.node, words | others, { turned: new Set(), looked: false });
  };
  stateAt(search, 'start');
  for (let at = 0; at < states.length; at += 1) explore(states[at] as State);
  return states;
};

/** Where nothing is read: the loops of which a turn was begun, and whether a look had to succeed. */
type Walk = { readonly turned: ReadonlySet<Node>; readonly looked: boolean };

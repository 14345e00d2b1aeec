import type { InspectorEvent } from './inspector.machine.ts';

/** Where a key leads: an event of the page, or the box for the search. */
type Key = {
  readonly key: string;
  readonly does: string;
  readonly event: InspectorEvent | 'search';
};

/** The keys of the page; its help lists them. They do nothing while somebody writes. */
export const KEYS: readonly Key[] = [
  { key: '?', does: 'shows or hides these keys', event: { type: 'help.toggled' } },
  { key: '/', does: 'searches all charts', event: 'search' },
  { key: 'e', does: 'lists the events', event: { type: 'below.chosen', panel: 'events' } },
  { key: 's', does: 'draws the sequence', event: { type: 'below.chosen', panel: 'sequence' } },
  { key: '1', does: 'state and context', event: { type: 'beside.chosen', panel: 'state' } },
  { key: '2', does: 'ways on and their guards', event: { type: 'beside.chosen', panel: 'guards' } },
  { key: '3', does: 'running timers', event: { type: 'beside.chosen', panel: 'timers' } },
  { key: '4', does: 'sends an event', event: { type: 'beside.chosen', panel: 'sending' } },
  { key: '[', does: 'one step back in a replay', event: { type: 'step.back' } },
  { key: ']', does: 'one step forward in a replay', event: { type: 'step.forward' } },
];

/** Keys that elements know themselves, told for completeness. */
export const MORE_KEYS: readonly Omit<Key, 'event'>[] = [
  { key: '↑ ↓ Home End', does: 'go through events' },
  { key: 'Escape', does: 'closes the keys, or goes back to now' },
  { key: 'Alt+Shift+F', does: 'opens this window, on a page of the app' },
];

/** Inputs in which nobody writes. */
const UNWRITTEN: ReadonlySet<string> = new Set(['checkbox', 'radio', 'file', 'range']);

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && !UNWRITTEN.has(target.type));

/** Returns what a pressed key asks for; null where it asks for nothing. */
export const askedBy = (pressed: KeyboardEvent): Key['event'] | null => {
  const { key, target, ctrlKey, altKey, metaKey } = pressed;
  if (ctrlKey || altKey || metaKey || isWriting(target)) return null;
  if (key === 'Escape') return { type: 'help.closed' };
  return KEYS.find((each) => each.key === key)?.event ?? null;
};

import type { AnyEventObject, MachineContext } from 'xstate';
import { CATEGORIES } from '../../contracts/assessment/chat-context.ts';
import { STEPS } from '../../contracts/assessment/steps.ts';

/** Replaces any words that are or may be the patient's. */
export const MASK = '•••';

/** Fields whose known values are shown. Every other text is masked, so that future fields are masked too. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  step: STEPS,
  addressStep: STEPS,
  category: CATEGORIES,
};

const isShown = (text: string, field: string): boolean =>
  text === '' || (Object.hasOwn(SHOWN, field) && SHOWN[field]?.includes(text) === true);

const plain = (value: object): unknown =>
  'toJSON' in value && typeof value.toJSON === 'function' ? value.toJSON() : value;

/** Masks a value; `above` holds the objects around it, so that a cycle ends. */
const masked = (value: unknown, field: string, above: readonly object[]): unknown => {
  if (typeof value === 'string') return isShown(value, field) ? value : MASK;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (value === null || value === undefined) return value;
  if (typeof value !== 'object' || above.includes(value)) return MASK;
  const inside = [...above, value];
  if (Array.isArray(value)) return value.map((item) => masked(item, field, inside));
  const known = plain(value);
  if (known !== value) return masked(known, field, inside);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, masked(item, name, inside)]),
  );
};

/** Returns the context with its shape, numbers and booleans, and without any text of the patient. */
export const maskContext = (context: MachineContext): MachineContext =>
  masked(context, '', []) as MachineContext;

/** How a service or a flow ended, `{ kind: 'granted' }`: a word of ours that decides where a chart goes. */
const OUTCOME = /^[a-z]+(?:[A-Z][a-z]+){0,4}$/;

/** Keeps the kind of an output; what stands deeper may say what somebody has, as a finding does. */
const withOutcome = (event: object, { output }: { readonly output?: unknown }): object => {
  const { kind } = Object(output) as { readonly kind?: unknown };
  return typeof kind === 'string' && OUTCOME.test(kind)
    ? { ...event, output: { ...(event as { readonly output: object }).output, kind } }
    : event;
};

/** Returns the event with its type and, where an actor has ended, the kind of its end; its data is masked. */
export const maskEvent = ({ type, ...rest }: AnyEventObject): AnyEventObject => {
  const event = masked(rest, '', []) as object;
  return { ...(type.startsWith('xstate.done.actor.') ? withOutcome(event, rest) : event), type };
};

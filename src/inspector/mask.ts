import type { AnyEventObject, MachineContext } from 'xstate';
import { CATEGORIES } from '../../contracts/chat-context.ts';
import { STEPS } from '../../contracts/steps.ts';

/** Stands for any words that are or may be the patient's. */
export const MASK = '•••';

/** Words of the flow itself, by field. Every other text is masked, also in fields that come later. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  step: STEPS,
  addressStep: STEPS,
  category: CATEGORIES,
};

const isShown = (text: string, field: string): boolean =>
  text === '' || (Object.hasOwn(SHOWN, field) && SHOWN[field]?.includes(text) === true);

const plain = (value: object): unknown =>
  'toJSON' in value && typeof value.toJSON === 'function' ? value.toJSON() : value;

/** `above` holds the objects around the value, so that a circle ends. */
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

/** The context with its shape, numbers and yes/no values, and without any text of the patient. */
export const maskContext = (context: MachineContext): MachineContext =>
  masked(context, '', []) as MachineContext;

/** The event with its type; what it carries is masked. */
export const maskEvent = ({ type, ...rest }: AnyEventObject): AnyEventObject => ({
  ...(masked(rest, '', []) as object),
  type,
});

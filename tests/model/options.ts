/** An option that cannot be meant; its message names it. */
export class WrongOption extends Error {}

/** Returns the one of the names that was given. @throws WrongOption for any other */
export const oneOf = <Name extends string>(
  option: string,
  names: readonly Name[],
  given: string | undefined,
  otherwise: Name,
): Name => {
  if (given === undefined) return otherwise;
  const found = names.find((name) => name === given);
  if (found === undefined)
    throw new WrongOption(`--${option} ${given}: choose one of ${names.join(', ')}.`);
  return found;
};

/** Stops a start for a reason that the operator can mend; its message is all that is printed. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Says that settings are missing: `A, B and C are missing`. */
export const areMissing = (names: readonly string[]): string => {
  const all = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '');
  return `${all.join(' and ')} ${names.length === 1 ? 'is' : 'are'} missing`;
};

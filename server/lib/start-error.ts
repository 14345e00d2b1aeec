/** A start that cannot go on for a reason the operator can mend; its message is all that is printed. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Returns true when these expressions are found one behind the other. Each is taken where it first stands, so that the
 * work grows with the text alone; one expression with `.*` between them would begin anew for each of the first.
 */
export const foundInOrder = (text: string, ...expressions: readonly RegExp[]): boolean => {
  let rest = text;
  return expressions.every((expression) => {
    const found = expression.exec(rest);
    if (found === null) return false;
    rest = rest.slice(found.index + found[0].length);
    return true;
  });
};

/** Returns a point with its lines below it; nothing when it has none. */
export const list = (title: string, lines: readonly string[] | undefined): string[] =>
  lines === undefined || lines.length === 0
    ? []
    : [`- ${title}:`, ...lines.map((line) => `  - ${line}`)];

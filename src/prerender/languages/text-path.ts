/** Adds a key to the path of a text; a dot in the key is no joint of the path. */
export const pathTo = (path: string, key: string): string => `${path}.${key.replaceAll('.', '/')}`;

/** Returns the name and the keys that a path without its file names. */
export const keysIn = (path: string): string[] =>
  path.split('.').map((key) => key.replaceAll('/', '.'));

/** Returns the file of a text: what stands before the first dot of its path. */
export const fileOf = (path: string): string => path.split('.', 1)[0] ?? '';

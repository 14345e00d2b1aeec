import { createHash } from 'node:crypto';

/**
 * Names a class by what its file holds. Vite's own names hold the line as well, which every page would load with each of
 * them.
 */
export const CLASS_NAMES = {
  generateScopedName: (name: string, _file: string, css: string): string =>
    `_${name}_${createHash('sha256').update(css).digest('base64url').slice(0, 4)}`,
};

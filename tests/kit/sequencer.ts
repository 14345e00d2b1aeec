import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** The line with which a file asks for a simulated page. */
const ASKS_FOR_PAGE = '@vitest-environment jsdom';

const surroundingsOf = ({ moduleId }: TestSpecification): number => {
  if (/[\\/]tests[\\/](deep[\\/])?browser[\\/]/.test(moduleId)) return 0;
  return readFileSync(moduleId, 'utf8').includes(ASKS_FOR_PAGE) ? 1 : 2;
};

/**
 * One project after the other; of each the browser tests first, as they take longest, then those on a simulated page, then the
 * rest. A worker that changes its project or surroundings starts anew, and loads again what files of a worker share.
 */
export class BySurroundings extends BaseSequencer {
  readonly #bySlowness = super.sort.bind(this);

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await this.#bySlowness(files);
    const surroundings = new Map(sorted.map((file) => [file, surroundingsOf(file)]));
    const orderOf = (file: TestSpecification): number => surroundings.get(file) ?? 0;
    return sorted.toSorted(
      (one, other) =>
        one.project.name.localeCompare(other.project.name) || orderOf(one) - orderOf(other),
    );
  }
}

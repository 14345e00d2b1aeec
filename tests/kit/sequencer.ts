import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

const orderOf = ({ moduleId }: TestSpecification): number => {
  if (/[\\/]tests[\\/]browser[\\/]/.test(moduleId)) return 0;
  return moduleId.endsWith('.tsx') ? 1 : 2;
};

/**
 * Browser tests first, as they take longest; then those on a simulated page, then the rest. A worker that
 * changes its surroundings starts anew, which costs what sharing modules among files wins.
 */
export class BySurroundings extends BaseSequencer {
  readonly #bySlowness = super.sort.bind(this);

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await this.#bySlowness(files);
    return sorted.toSorted((one, other) => orderOf(one) - orderOf(other));
  }
}

/** Most rows deleted by one statement, far below what the time limit of a statement would allow. */
const STEP = 1000;

/**
 * Deletes rows in groups until none is left, so that no statement runs into its time limit.
 * @returns how many were deleted
 */
export const inSteps = async (
  deleteUpTo: (limit: number) => Promise<readonly unknown[]>,
): Promise<number> => {
  let deleted = 0;
  for (;;) {
    const { length } = await deleteUpTo(STEP);
    deleted += length;
    if (length < STEP) return deleted;
  }
};

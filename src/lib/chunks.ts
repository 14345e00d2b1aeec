/** Raised when files of the app do not come (ERR-04). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  readonly page: string;

  constructor(page: string, options?: ErrorOptions) {
    super(`The files of ${page} did not come`, options);
    this.page = page;
  }
}

type Load = () => Promise<unknown>;

const loads = new Map<string, Load>();

/** Says how the files of a page, or of a part that comes later, are loaded. */
export const nameChunk = (page: string, load: Load): void => void loads.set(page, load);

/** Loads what was named. Throws a `ChunkLoadError`, nothing else. */
export const loadChunk = async (page: string): Promise<void> => {
  try {
    await loads.get(page)?.();
  } catch (cause) {
    throw new ChunkLoadError(page, { cause });
  }
};

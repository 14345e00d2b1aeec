/** Thrown when files of the app fail to load (ERR-04). */
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

/** Registers how the files of a page, or of a part loaded later, are loaded. */
export const nameChunk = (page: string, load: Load): void => void loads.set(page, load);

/** Loads the files registered under a name. Throws only a `ChunkLoadError`. */
export const loadChunk = async (page: string): Promise<void> => {
  try {
    await loads.get(page)?.();
  } catch (cause) {
    throw new ChunkLoadError(page, { cause });
  }
};

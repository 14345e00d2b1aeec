type Memory = Map<object, Map<string, unknown>>;

let memory: Memory | null = null;

/**
 * Does the work for one patient with a memory of its own: what is read more than once is understood once. Afterwards
 * all of it is forgotten, so that no patient's words outlast the reply. The work must be synchronous.
 */
export const withMemory = <T>(work: () => T): T => {
  if (memory !== null) return work();
  memory = new Map();
  try {
    return work();
  } finally {
    memory = null;
  }
};

/** Makes a pure function of texts ask the memory first, when there is one. */
export const remembered = <Texts extends readonly string[], T>(
  read: (...texts: Texts) => T,
): ((...texts: Texts) => T) => {
  const reader = (...texts: Texts): T => {
    if (memory === null) return read(...texts);
    let known = memory.get(reader) as Map<string, T> | undefined;
    if (known === undefined) memory.set(reader, (known = new Map()));
    const [only = ''] = texts;
    const key = texts.length === 1 ? only : texts.join('\0');
    if (!known.has(key)) known.set(key, read(...texts));
    return known.get(key) as T;
  };
  return reader;
};

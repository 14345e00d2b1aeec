const STORAGES = { tab: () => sessionStorage, device: () => localStorage };

/** Converts a value to and from the text in the browser's storage. */
type Form<Value> = {
  /** Returns null for an unusable text. */
  readonly read: (text: string) => Value | null;
  readonly write: (value: Value) => string;
};

type Keeping = {
  /** `tab` lasts until the tab is closed; `device` until the browser's data is cleared. */
  readonly for: keyof typeof STORAGES;
  /** Falls back to memory, until the page is left, where storage is blocked. */
  readonly orForPage?: true;
};

export type Stored<Value> = {
  readonly key: string;
  /** Returns null for no value, an unreadable value, and where storage is blocked. */
  readonly get: () => Value | null;
  /** @returns true when the value is stored; storage may be blocked or full */
  readonly set: (value: Value) => boolean;
  /** @returns true when the value is certainly gone; storage may be blocked */
  readonly drop: () => boolean;
  /** Returns the raw text, to compare it or put it aside. */
  readonly readText: () => string | null;
  readonly writeText: (text: string) => boolean;
};

/** A text stored unchanged. */
export const AS_TEXT: Form<string> = { read: (text) => text, write: (text) => text };

/** Stores JSON; `read` validates it, since other code or another release may have written it. */
export const asJson = <Value>(read: (kept: unknown) => Value | null): Form<Value> => ({
  read: (text) => read(JSON.parse(text)),
  write: (value) => JSON.stringify(value),
});

/** JSON that is validated where it is used. */
export const AS_JSON: Form<unknown> = asJson((kept) => kept);

/**
 * Wraps one value in the browser's storage. No other code uses browser storage; nothing here throws when it is blocked.
 */
export const stored = <Value>(
  key: string,
  form: Form<Value>,
  { for: kept, orForPage }: Keeping,
): Stored<Value> => {
  let unkept: string | null = null;
  const orIfBlocked = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(STORAGES[kept]());
    } catch {
      return otherwise;
    }
  };
  const readText = (): string | null =>
    orIfBlocked((storage) => storage.getItem(key), null) ?? unkept;
  const writeText = (text: string): boolean => {
    const isKept = orIfBlocked((storage) => {
      storage.setItem(key, text);
      return true;
    }, false);
    unkept = isKept || !orForPage ? null : text;
    return isKept;
  };
  return {
    key,
    readText,
    writeText,
    get: () => {
      const text = readText();
      try {
        return text === null ? null : form.read(text);
      } catch {
        return null;
      }
    },
    set: (value) => writeText(form.write(value)),
    drop: () => {
      unkept = null;
      return orIfBlocked((storage) => {
        storage.removeItem(key);
        return true;
      }, false);
    },
  };
};

/** Throws when the browser blocks local storage. */
export const expectStorage = (): void => {
  localStorage.getItem('');
};

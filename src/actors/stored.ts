const STORAGES = { tab: () => sessionStorage, device: () => localStorage };

/** How a value stands in the browser's storage, which holds texts. */
type Form<Value> = {
  /** null for a text that cannot be used. */
  readonly read: (text: string) => Value | null;
  readonly write: (value: Value) => string;
};

type Keeping = {
  /** A tab forgets when it is closed; a device when somebody clears it. */
  readonly for: keyof typeof STORAGES;
  /** Remembered until the page is left where the browser keeps nothing. */
  readonly orForPage?: true;
};

export type Stored<Value> = {
  readonly key: string;
  /** null for nothing, for what cannot be read, and where storage is blocked. */
  readonly get: () => Value | null;
  /** @returns whether it is kept; storage may be blocked or full */
  readonly set: (value: Value) => boolean;
  /** @returns whether it is gone for certain; storage may be blocked */
  readonly drop: () => boolean;
  /** The text itself, to be compared or put aside. */
  readonly readText: () => string | null;
  readonly writeText: (text: string) => boolean;
};

/** A text as it is. */
export const AS_TEXT: Form<string> = { read: (text) => text, write: (text) => text };

/** JSON; `read` looks at what somebody else may have written there. */
export const asJson = <Value>(read: (kept: unknown) => Value | null): Form<Value> => ({
  read: (text) => read(JSON.parse(text)),
  write: (value) => JSON.stringify(value),
});

/** JSON that is looked at where it is used. */
export const AS_JSON: Form<unknown> = asJson((kept) => kept);

/** One fact that the browser keeps under a key. Browser storage has no other home; nothing here throws. */
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

/** Throws where the browser lets nobody read what this device keeps. */
export const expectStorage = (): void => {
  localStorage.getItem('');
};

import pg from 'pg';

/** Longest time to connect, and to answer a statement, in milliseconds. */
const CONNECT_MS = 1000;
const ANSWER_MS = 1500;

/** Pause before reconnecting after a broken connection, in milliseconds. */
const AGAIN_MS = 1000;

/** Time between probes of the connection, in milliseconds: a network may drop packets without closing it. */
const LOOK_MS = 15_000;

/** `null`: something may have gone unheard. */
type Heard = (said: string | null) => void;

export type Listener = {
  /** Hears a channel. @returns the function that ends it */
  readonly listen: (channel: string, heard: Heard) => () => void;
  readonly close: () => void;
};

/**
 * Hears channels of a PostgreSQL on one connection of its own, from the first of them on, and reconnects when that
 * breaks. Anything said meanwhile is lost; `null` is heard after each connect to say so.
 */
export const listenerAt = (databaseUrl: string): Listener => {
  const channels = new Map<string, Set<Heard>>();
  let isStarted = false;
  let isOver = false;
  let client: pg.Client | null = null;
  /** True once the client hears the channels that it was opened for. */
  let isOpen = false;
  let timer: NodeJS.Timeout | undefined;
  const say = inTurn();
  const later = (work: () => Promise<void>, ms: number): void => {
    timer = setTimeout(() => void work(), ms);
    timer.unref();
  };
  const drop = (): void => {
    clearTimeout(timer);
    const gone = client;
    client = null;
    isOpen = false;
    gone?.removeAllListeners('notification');
    gone?.end().catch(() => undefined);
  };
  const again = (): void => {
    if (isOver) return;
    drop();
    later(open, AGAIN_MS);
  };
  const look = async (): Promise<void> => {
    try {
      if (client !== null) await say(client, 'select 1');
      if (client !== null) later(look, LOOK_MS);
    } catch {
      again();
    }
  };
  const hear = async (on: pg.Client, names: readonly string[]): Promise<void> => {
    try {
      for (const name of names) {
        await say(on, `listen ${pg.escapeIdentifier(name)}`);
        for (const heard of channels.get(name) ?? []) heard(null);
      }
    } catch {
      if (client === on) again();
    }
  };
  async function open(): Promise<void> {
    const fresh = clientFor(databaseUrl);
    client = fresh;
    const broken = (): void => {
      if (client === fresh) again();
    };
    fresh.on('error', broken);
    fresh.on('end', broken);
    fresh.on('notification', ({ channel, payload }) => {
      for (const heard of channels.get(channel) ?? []) heard(payload ?? null);
    });
    try {
      await fresh.connect();
    } catch {
      return broken();
    }
    if (client !== fresh) return;
    isOpen = true;
    later(look, LOOK_MS);
    await hear(fresh, [...channels.keys()]);
  }

  return {
    listen: (channel, heard) => {
      // Each call is a listener of its own, even where the same function is given twice.
      const own: Heard = (said) => heard(said);
      channels.set(channel, new Set([...(channels.get(channel) ?? []), own]));
      if (!isStarted && !isOver) void open();
      else if (client !== null && isOpen) void hear(client, [channel]);
      isStarted = true;
      return () => void channels.get(channel)?.delete(own);
    },
    close: () => {
      isOver = true;
      drop();
    },
  };
};

const clientFor = (connectionString: string): pg.Client =>
  new pg.Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
  });

/** Says one statement after the other: the driver takes no second one meanwhile. */
const inTurn = () => {
  let turn: Promise<unknown> = Promise.resolve();
  return (to: pg.Client, statement: string): Promise<unknown> => {
    const said = turn.then(() => to.query(statement));
    turn = said.catch(() => undefined);
    return said;
  };
};

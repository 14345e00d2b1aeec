import pg from 'pg';

/** Longest time to connect, and to answer a statement, in milliseconds. */
const CONNECT_MS = 1000;
const ANSWER_MS = 1500;

/** Pause before reconnecting after a broken connection, in milliseconds. */
const AGAIN_MS = 1000;

/** Time between probes of the connection, in milliseconds: a network may drop packets without closing it. */
const LOOK_MS = 15_000;

/**
 * Hears a channel of a PostgreSQL on its own connection, and reconnects when that breaks. Anything said meanwhile is
 * lost; `null` is heard after each connect to say so.
 */
export const listenAt = (
  databaseUrl: string,
  channel: string,
  heard: (said: string | null) => void,
): (() => void) => {
  let isOver = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const later = (work: () => Promise<void>, ms: number): void => {
    timer = setTimeout(() => void work(), ms);
    timer.unref();
  };
  const drop = (): void => {
    clearTimeout(timer);
    const gone = client;
    client = null;
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
      await client?.query('select 1');
      if (client !== null) later(look, LOOK_MS);
    } catch {
      again();
    }
  };
  async function open(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    client = fresh;
    const broken = (): void => {
      if (client === fresh) again();
    };
    fresh.on('error', broken);
    fresh.on('end', broken);
    fresh.on('notification', (said) => heard(said.payload ?? null));
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      heard(null);
      if (client === fresh) later(look, LOOK_MS);
    } catch {
      broken();
    }
  }

  void open();
  return () => {
    isOver = true;
    drop();
  };
};

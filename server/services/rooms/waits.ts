import { ROOM_POLLS_OF_ACCOUNT, ROOM_POLLS_OF_PROCESS } from '../../../contracts/booking/room.ts';
import type { Database } from '../../db/connect.ts';
import type { Clock } from '../../lib/clock.ts';
import { ROOM_CHANNEL } from '../../repositories/rooms.ts';

type Deps = {
  readonly db: Pick<Database, 'listen'>;
  readonly clock: Pick<Clock, 'after'>;
  /** Aborts when the server stops: no caller waits any longer. */
  readonly closing: AbortSignal;
};

type Waiting = { readonly room: string; readonly account: string; readonly wake: () => void };

/** A place in which to wait; it must be given back. */
export type Place = {
  /** Settles when something has happened in the room, in whichever process, or there is nothing left to wait for. */
  readonly news: () => Promise<void>;
  readonly giveBack: () => void;
};

/** Reason why a caller may not wait: too many callers of one account, or of this process. */
export type NoPlace = 'account' | 'process';

export type Waits = ReturnType<typeof waitsFor>;

/**
 * Keeps the callers of this process that wait for news of a room. It listens to the database from the first one on; a
 * missed notification only means that a caller waits to the end of its poll.
 */
export const waitsFor = ({ db, clock, closing }: Deps) => {
  const waiting = new Set<Waiting>();
  let stop: (() => void) | null = null;
  const hear = (room: string | null): void => {
    for (const each of waiting) if (room === null || each.room === room) each.wake();
  };
  closing.addEventListener('abort', () => {
    stop?.();
    hear(null);
  });
  return {
    count: (): number => waiting.size,

    /** Takes a place. It is taken before the tables are read, so that nothing happens unnoticed in between. */
    take: (
      { room, account }: { readonly room: string; readonly account: string },
      { ms, gone }: { readonly ms: number; readonly gone: AbortSignal },
    ): Place | NoPlace => {
      if (waiting.size >= ROOM_POLLS_OF_PROCESS) return 'process';
      const own = [...waiting].filter((each) => each.account === account);
      if (own.length >= ROOM_POLLS_OF_ACCOUNT) return 'account';
      if (!closing.aborted) stop ??= db.listen(ROOM_CHANNEL, hear);
      let isWoken = false;
      let resolve: (() => void) | null = null;
      const wake = (): void => {
        isWoken = true;
        resolve?.();
      };
      const place: Waiting = { room, account, wake };
      waiting.add(place);
      const stopTimer = clock.after(ms, wake);
      gone.addEventListener('abort', wake);
      return {
        news: () =>
          new Promise<void>((done) => {
            resolve = () => {
              isWoken = false;
              resolve = null;
              done();
            };
            if (isWoken || closing.aborted || gone.aborted) resolve();
          }),
        giveBack: () => {
          stopTimer();
          gone.removeEventListener('abort', wake);
          waiting.delete(place);
        },
      };
    },
  };
};

import { ROOM_POLLS_OF_ACCOUNT, ROOM_POLLS_OF_PROCESS } from '../../../contracts/room.ts';
import type { Database } from '../../db/connect.ts';
import type { Clock } from '../../lib/clock.ts';
import { ROOM_CHANNEL } from '../../repositories/rooms.ts';

type Deps = {
  readonly db: Pick<Database, 'listen'>;
  readonly clock: Pick<Clock, 'after'>;
  /** Aborts when the server stops: nobody waits any longer. */
  readonly closing: AbortSignal;
};

type Waiting = { readonly room: string; readonly account: string; readonly wake: () => void };

/** A place to wait in; it must be given back. */
export type Place = {
  /** Ends when something has happened in the room, in whichever process, or nothing is to be waited for any more. */
  readonly news: () => Promise<void>;
  readonly giveBack: () => void;
};

/** Why nobody may wait: too many of one account, or of this process. */
export type NoPlace = 'account' | 'process';

export type Waits = ReturnType<typeof waitsFor>;

/**
 * Everybody of this process who waits for news of a room. The database is listened to from the first one on; what was not
 * heard of costs the end of the wait and nothing else.
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
    /** How many wait. */
    count: (): number => waiting.size,

    /** Takes a place before the tables are read, so that nothing happens unnoticed in between. */
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

import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import { waitsFor } from '../../../../server/services/rooms/waits.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { stepClock } from '../../../kit/server.ts';
import { booked, entryOf, textsOf, pollTimers, waitingFor } from '../rooms.kit.ts';
import type { Booked } from '../rooms.kit.ts';

const POLL = 20_000;

describe.each(DATABASES)('news of a room on $database', ({ fresh }) => {
  let db: Database;
  let house: Booked;
  beforeEach(async () => {
    ({ db } = await fresh());
    house = await booked(db);
    house.at(0);
  });

  it('wake whoever waits, at once and without the clock moving', async () => {
    const { patient, dentist, clock } = house;
    const { visit } = await entryOf(patient);
    const before = pollTimers(clock);
    const waiting = (await waitingFor(clock, () => patient.news({ visit, after: 0 }))).answer;
    const theirs = await entryOf(dentist);
    expect((await waiting).body.news).toMatchObject({ other_visit: theirs.visit, messages: [] });
    const next = (
      await waitingFor(clock, () => patient.news({ visit, after: 0, other: theirs.visit }))
    ).answer;
    await dentist.write('Good morning');
    const { news } = (await next).body;
    expect([textsOf(news.messages), news.cursor]).toEqual([['Good morning'], 1]);
    const last = (
      await waitingFor(clock, () => patient.news({ visit, after: 1, other: theirs.visit }))
    ).answer;
    await dentist.leave(theirs.visit);
    expect((await last).body.news).toMatchObject({ other_visit: null, has_other_left: true });
    // Who comes back learns it with the entry.
    expect((await entryOf(patient)).has_other_left).toBe(true);
    await entryOf(dentist);
    expect((await entryOf(patient)).has_other_left).toBe(false);
    // Nobody waits any longer, and no timer stays behind.
    expect(pollTimers(clock)).toBe(before);
  });

  it('are none after twenty seconds, and who asks for them is there', async () => {
    const { patient, dentist, clock, at } = house;
    const mine = await entryOf(patient);
    at(40_000);
    const waiting = (await waitingFor(clock, () => patient.news({ visit: mine.visit, after: 0 })))
      .answer;
    clock.advance(POLL - 1);
    clock.advance(1);
    expect((await waiting).body.news).toMatchObject({ cursor: 0, messages: [], is_current: true });
    // Heard of at the beginning of the poll: 40 s after the entry.
    expect((await entryOf(dentist)).other_visit).toBe(mine.visit);
  });

  it('come at the end of the wait where the database’s word was lost', async () => {
    const { patient, dentist, clock } = house;
    const mine = await entryOf(patient);
    const theirs = await entryOf(dentist);
    const waiting = (
      await waitingFor(clock, () =>
        patient.news({ visit: mine.visit, after: 0, other: theirs.visit }),
      )
    ).answer;
    // Nobody is told of this one.
    await db.sql.execute(sql`update rooms set doctor_visit = null`);
    clock.advance(POLL);
    expect((await waiting).body.news.other_visit).toBeNull();
  });

  it('tell a visit that the same person has come in elsewhere, or that it is over', async () => {
    const { patient, clock, at } = house;
    const first = await entryOf(patient);
    const waiting = (await waitingFor(clock, () => patient.news({ visit: first.visit, after: 0 })))
      .answer;
    const second = await entryOf(patient);
    expect((await waiting).body.news).toMatchObject({ is_current: false, messages: [] });
    at(60 * 60_000);
    const { news } = (await patient.news({ visit: second.visit, after: 0 })).body;
    expect([news.phase, news.closes_in_ms]).toEqual(['over', 0]);
  });

  it('are waited for by three tabs of an account and no more', async () => {
    const { patient, clock } = house;
    const { visit } = await entryOf(patient);
    const ask = () => patient.news({ visit, after: 0 });
    const waiting = [
      (await waitingFor(clock, ask)).answer,
      (await waitingFor(clock, ask)).answer,
      (await waitingFor(clock, ask)).answer,
    ];
    expect((await patient.news({ visit, after: 0 })).status).toBe(429);
    clock.advance(POLL);
    for (const each of await Promise.all(waiting)) expect(each.status).toBe(200);
    const later = (await waitingFor(clock, () => patient.news({ visit, after: 0 }))).answer;
    clock.advance(POLL);
    expect((await later).status).toBe(200);
  });

  it('are answered when the server stops', async () => {
    const { app, patient, clock } = house;
    const { visit } = await entryOf(patient);
    const waiting = (await waitingFor(clock, () => patient.news({ visit, after: 0 }))).answer;
    await app.close();
    expect((await waiting).status).toBe(200);
  });

  it('are not waited for on behalf of somebody who has gone away', async () => {
    const { app, asha, id, patient, clock } = house;
    const { visit } = await entryOf(patient);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const url = `${address}/api/teleconsultations/${id}/room/news?visit=${visit}&after=0`;
    const headers = { authorization: `Bearer ${asha.token}` };
    const before = pollTimers(clock);
    const { answer } = await waitingFor(clock, () =>
      fetch(url, { headers, signal: leaving.signal }),
    );
    leaving.abort();
    await expect(answer).rejects.toThrow('aborted');
    await expect.poll(() => pollTimers(clock), { timeout: 10_000 }).toBe(before);
  });
});

describe('places to wait in', () => {
  const places = () => {
    const closing = new AbortController();
    let heard: (said: string | null) => void = () => undefined;
    let ended = 0;
    const db = {
      listen: (_channel: string, hear: typeof heard) => {
        heard = hear;
        return () => void (ended += 1);
      },
    };
    const clock = stepClock();
    const waits = waitsFor({ db, clock, closing: closing.signal });
    const gone = new AbortController().signal;
    const take = (room: string, account: string) => {
      const place = waits.take({ room, account }, { ms: 1000, gone });
      if (typeof place === 'string') throw new Error(place);
      return place;
    };
    return {
      waits,
      take,
      closing,
      gone,
      tell: (said: string | null) => heard(said),
      ended: () => ended,
    };
  };

  it('are woken by their own room, by a word that may have been lost, and by nothing else', async () => {
    const { take, tell } = places();
    const woken: string[] = [];
    const [one, other] = [take('a', 'x'), take('b', 'y')];
    const waiting = [
      one.news().then(() => woken.push('a')),
      other.news().then(() => woken.push('b')),
    ];
    tell('a');
    await waiting[0];
    expect(woken).toEqual(['a']);
    tell(null);
    await waiting[1];
    expect(woken).toEqual(['a', 'b']);
  });

  it('keep a word that comes before it is waited for', async () => {
    const { take, tell } = places();
    const place = take('a', 'x');
    tell('a');
    await expect(place.news()).resolves.toBeUndefined();
  });

  it('are a thousand in a process, given back with their timers', () => {
    const { waits, take, gone, closing, ended } = places();
    const taken = Array.from({ length: 1000 }, (_each, index) => take('a', `account ${index}`));
    expect(waits.take({ room: 'a', account: 'one more' }, { ms: 1000, gone })).toBe('process');
    taken.forEach((place) => place.giveBack());
    expect(waits.count()).toBe(0);
    closing.abort();
    expect(ended()).toBe(1);
  });
});

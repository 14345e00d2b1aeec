import { afterEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../../server/lib/clock.ts';
import { checkRunner } from '../../../../server/providers/radiograph/check/check-runner.ts';
import { endProcesses, startCommand } from '../../../kit/processes.ts';
import {
  BOX,
  CARD,
  CYST,
  goodRead,
  json,
  startRunner,
  status,
} from '../../../kit/runner-server.ts';
import type { RunnerReply } from '../../../kit/runner-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await endProcesses();
  for (const close of closing.splice(0)) await close();
});

const runnerWith = async (behaviour: Parameters<typeof startRunner>[0]) => {
  const runner = await startRunner(behaviour);
  closing.push(runner.close);
  return runner;
};

/** What fails on an engine, by what was tried. */
const faultsOf = async (
  behaviour: Parameters<typeof startRunner>[0],
  token: string | null = null,
) => {
  const { url } = await runnerWith(behaviour);
  const faults: (readonly [string, string])[] = [];
  for await (const { name, fault } of checkRunner({ url, token }, systemClock)) {
    if (fault !== null) faults.push([name, fault]);
  }
  return faults;
};

/** Numbers the answers, so that no two are the same. */
const never = (): RunnerReply => {
  let count = 0;
  return (response, seen) => {
    count += 1;
    if (seen.body.length > 0 && seen.body[0] !== 0x89) return status(400)(response, seen);
    if (seen.body.length === 0) return status(400)(response, seen);
    return json({ findings: [{ ...CYST, confidence: count / 100 }] })(response, seen);
  };
};

describe('npm run check:runner', () => {
  const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    startCommand('check-runner', args, { env });

  it('says of each check of a good engine that it is passed, and ends with 0', async () => {
    const { url } = await runnerWith({ token: 'secret' });
    const { said, ended } = run([url], { XRAY_RUNNER_TOKEN: 'secret' });
    expect(await ended).toBe(0);
    const lines = said.out.trim().split('\n');
    expect(lines[0]).toBe('ok    the model card: Pano reader 2.1 (MIT)');
    expect(lines.at(-1)).toBe('11 of 11 checks passed.');
    expect(lines).toHaveLength(12);
    expect(said.out + said.err).not.toContain('secret');
  });

  it('ends with 1 where something fails, and tries nothing after a wrong card', async () => {
    const { url } = await runnerWith({ card: json({ ...CARD, licence: '' }) });
    const { said, ended } = run([], { XRAY_RUNNER_URL: url });
    expect(await ended).toBe(1);
    expect(said.out).toMatch(
      /^FAILS the model card: wrong: licence: .*\n0 of 1 checks passed\.\n$/,
    );
  });

  it.each([
    [['http://far.example'], /^XRAY_RUNNER_URL is "http:\/\/far\.example"/],
    [['http://127.0.0.1:1', 'more'], /^npm run check:runner -- /],
    [[], /^npm run check:runner -- /],
  ])('says how it is called after %j', async (args, words) => {
    const { said, ended } = run(args);
    expect(await ended).toBe(1);
    expect(said.err).toMatch(words);
  });
});

describe('the check of an engine', () => {
  it.each([
    [
      'marks things on an even grey',
      { read: never() },
      [
        ['an even grey picture, on which nothing is to be found', 'it marks 1 places on it'],
        ['the same picture again, with the same answer', 'the two answers differ'],
      ],
    ],
    [
      'reads whatever it is sent',
      { read: json({ findings: [] }) },
      [
        ['bytes that are no picture, refused', expect.stringContaining('it answers other bytes')],
        ['no bytes at all, refused', expect.stringContaining('it answers no bytes')],
      ],
    ],
  ] as const)('that %s names that alone', async (_what, behaviour, faults) => {
    expect(await faultsOf(behaviour)).toEqual(faults);
  });

  it('names every picture on which a box lies beside it', async () => {
    const read: RunnerReply = (response, seen) => {
      if (seen.body[0] !== 0x89) return goodRead(response, seen);
      return json({ findings: [{ ...CYST, box: { ...BOX, x: 0.95 } }] })(response, seen);
    };
    const faults = await faultsOf({ read });
    expect(faults.map(([, fault]) => fault)).toEqual(
      Array.from(
        { length: 6 },
        () => 'wrong: findings.0.box: the box is empty or goes beyond the picture',
      ),
    );
  });

  it('lets an engine refuse a kind that it was not made for, and no other', async () => {
    const read: RunnerReply = (response, seen) =>
      // The width stands in the first bytes of a PNG.
      seen.body.length > 20 && seen.body.readUInt32BE(16) < 1000
        ? status(422)(response, seen)
        : goodRead(response, seen);
    expect(await faultsOf({ read, card: json({ ...CARD, intended: ['panoramic'] }) })).toEqual([]);
    expect(await faultsOf({ read })).toContainEqual([
      'a drawn intraoral picture',
      'refused: status 422',
    ]);
  });

  it('names one that shows its card to a wrong token', async () => {
    expect(await faultsOf({}, 'secret')).toEqual([
      ['a wrong token, refused with 401 or 403', 'it shows its card to whoever asks'],
    ]);
  });
});

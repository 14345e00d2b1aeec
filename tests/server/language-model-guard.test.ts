import { describe, expect, it } from 'vitest';
import { breakerTransition, CLOSED, mayAsk } from '../../server/providers/breaker.ts';
import type { Breaker, BreakerEvent } from '../../server/providers/breaker.ts';
import { guarded } from '../../server/providers/language-model/guarded.ts';
import { LanguageModelFailure } from '../../server/providers/language-model/port.ts';
import type { FailureKind } from '../../server/providers/language-model/port.ts';
import type { ModelOpinion } from '../../server/providers/language-model/schema.ts';
import { assessWithSecondOpinion } from '../../server/services/second-opinion.ts';
import { deferred, engineHere, stepClock } from '../kit/server.ts';
import { GOOD, OWN, PATIENT } from './language-model-case.kit.ts';

const closed = (failures: number): Breaker => ({ state: 'closed', failures });
const open = (until: number): Breaker => ({ state: 'open', until });
const TRYING: Breaker = { state: 'trying' };
const AT = 1000;

/** Every state against every event. */
const TABLE: readonly (readonly [Breaker, BreakerEvent['type'], Breaker])[] = [
  [closed(0), 'asked', closed(0)],
  [closed(4), 'asked', closed(4)],
  [closed(4), 'answered', closed(0)],
  [closed(0), 'failed', closed(1)],
  [closed(3), 'failed', closed(4)],
  [closed(4), 'failed', open(31_000)],
  [closed(4), 'calledOff', closed(4)],
  [open(1001), 'asked', open(1001)],
  [open(1000), 'asked', TRYING],
  [open(1001), 'answered', open(1001)],
  [open(1001), 'failed', open(1001)],
  [open(1001), 'calledOff', open(1001)],
  [TRYING, 'asked', TRYING],
  [TRYING, 'answered', closed(0)],
  [TRYING, 'failed', open(31_000)],
  [TRYING, 'calledOff', open(1000)],
];

describe('the breaker', () => {
  it.each(TABLE)('%o, %s: %o', (before, type, after) => {
    expect(breakerTransition(before, { type, at: AT })).toEqual(after);
  });

  it('lets calls through when it is closed, or when its rest is over and nobody tries yet', () => {
    const states = [CLOSED, closed(4), open(1000), open(1001), TRYING];
    expect(states.map((state) => mayAsk(state, AT))).toEqual([true, true, true, false, false]);
  });
});

/** Until what was asked for is on its way to the model. */
const onItsWay = () => new Promise((resolve) => setImmediate(resolve));

/** A model that the test answers for. */
const playedModel = () => {
  const calls: { settle: (opinion: ModelOpinion) => void; fail: (kind: FailureKind) => void }[] =
    [];
  const clock = stepClock();
  const model = guarded(
    {
      name: 'played',
      secondOpinion: () => {
        const answer = deferred<ModelOpinion | LanguageModelFailure>();
        calls.push({
          settle: answer.resolve,
          fail: (kind) => answer.resolve(new LanguageModelFailure(kind, kind)),
        });
        return answer.promise.then((said) => {
          if (said instanceof LanguageModelFailure) throw said;
          return said;
        });
      },
    },
    clock,
  );
  const caller = new AbortController();
  const ask = async (): Promise<string> => {
    const { signal } = caller;
    const deps = { engine: engineHere, signal, log: { warn: () => undefined } };
    return (await assessWithSecondOpinion(PATIENT, OWN, model, deps)).engine.name;
  };
  const failing = async (kind: FailureKind): Promise<string> => {
    const asked = ask();
    await onItsWay();
    calls.at(-1)?.fail(kind);
    return asked;
  };
  return { ask, failing, calls, clock, caller };
};

const without = (kind: string) => `toothwise-embedded (language model unavailable: ${kind})`;

describe('a model that fails', () => {
  it.each(['timeout', 'unavailable', 'invalidReply'] as const)(
    'by %s five times in a row is left alone for half a minute, and the result says so',
    async (kind) => {
      const { ask, failing, calls, clock } = playedModel();
      for (let times = 0; times < 5; times += 1) expect(await failing(kind)).toBe(without(kind));
      expect(await ask()).toBe(without('breakerOpen'));
      clock.advance(29_999);
      expect(await ask()).toBe(without('breakerOpen'));
      expect(calls).toHaveLength(5);
      clock.advance(1);
      const trial = ask();
      expect(await ask()).toBe(without('breakerOpen'));
      calls[5]?.settle(GOOD);
      expect(await trial).toBe('toothwise-embedded + played');
      const after = ask();
      await onItsWay();
      calls[6]?.settle(GOOD);
      expect(await after).toBe('toothwise-embedded + played');
    },
  );

  it('again at its trial is left alone for another half minute', async () => {
    const { ask, failing, clock } = playedModel();
    for (let times = 0; times < 5; times += 1) await failing('timeout');
    clock.advance(30_000);
    expect(await failing('timeout')).toBe(without('timeout'));
    clock.advance(29_999);
    expect(await ask()).toBe(without('breakerOpen'));
  });

  it('now and then is asked on', async () => {
    const { ask, failing, calls } = playedModel();
    for (let times = 0; times < 4; times += 1) await failing('timeout');
    const good = ask();
    await onItsWay();
    calls.at(-1)?.settle(GOOD);
    await good;
    for (let times = 0; times < 4; times += 1) await failing('timeout');
    expect(await failing('timeout')).toBe(without('timeout'));
  });

  it('because it declines a case, or because the patient has gone, has not failed', async () => {
    const declining = playedModel();
    for (let times = 0; times < 9; times += 1) {
      expect(await declining.failing('refused')).toBe(without('refused'));
    }
    const leaving = playedModel();
    leaving.caller.abort();
    for (let times = 0; times < 9; times += 1) {
      expect(await leaving.failing('unavailable')).toBe(without('unavailable'));
    }
  });
});

describe('calls at once', () => {
  it('are eight at most; one more does not wait, and there is room when one has ended', async () => {
    const { ask, calls } = playedModel();
    const eight = Array.from({ length: 8 }, ask);
    expect(await ask()).toBe(without('busy'));
    expect(calls).toHaveLength(8);
    calls[0]?.fail('timeout');
    await eight[0];
    const ninth = ask();
    await onItsWay();
    expect(calls).toHaveLength(9);
    for (const { settle } of calls) settle(GOOD);
    expect(await ninth).toBe('toothwise-embedded + played');
    await Promise.all(eight);
  });
});

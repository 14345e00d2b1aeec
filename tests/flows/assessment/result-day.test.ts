import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { diagnose } from '../../../src/actors/assessment/assessment-calls.ts';
import { diagnosisInput } from '../../../machines/assessment/rules/diagnose-request.ts';
import { COMPLETED, DIAGNOSIS } from '../../kit/samples.ts';
import { answerWith } from '../../kit/wire.ts';

// A page hears how each call went; there is none here.
beforeEach(() => vi.stubGlobal('dispatchEvent', () => true));
afterEach(() => {
  answerWith(null);
});

describe('a result', () => {
  it('is dated by the clock of the device, from which its days are counted', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T18:40:00.000Z') });
    answerWith((config) =>
      Promise.resolve({
        data: { success: true, diagnosis: DIAGNOSIS },
        status: 200,
        statusText: 'OK',
        headers: {},
        config,
      }),
    );
    const { step: _step, ...known } = COMPLETED;
    const input = diagnosisInput({ ...known, chatSessionToken: null });
    const result = await toPromise(createActor(diagnose, { input }).start());
    expect(result).toEqual({ ...DIAGNOSIS, received_at: '2026-11-22T18:40:00.000Z' });
  });
});

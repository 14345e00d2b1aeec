import { expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import { startHarness } from '../../model/harness.ts';
import { standingAt } from './gestures.ts';

it('whoever books a consultation after the result brings the likeliest condition to it', () => {
  const progress = standingAt('TELECONSULTATION');
  let brought: unknown = null;
  const consultations = fromCallback(({ input }) => void (brought = input));
  const { actor } = startHarness(assessmentMachine, {
    input: { progress, addressStep: null, query: null },
    real: { consultations },
  });
  expect(progress.diagnosis?.diagnosis.length).toBeGreaterThan(0);
  expect(brought).toEqual({
    topDiagnosis: progress.diagnosis?.diagnosis[0]?.name,
    sessionToken: progress.sessionToken,
  });
  actor.stop();
});

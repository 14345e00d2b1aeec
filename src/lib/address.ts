import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { selectStep } from '../../machines/assessment/assessment.selectors.ts';
import type { assessmentMachine } from '../../machines/assessment/assessment.machine.ts';

type Assessment = ActorRefFrom<typeof assessmentMachine>;

const liveStep = (): string | null => new URLSearchParams(location.search).get('step');

/**
 * The assessment decides the step and the address mirrors it (CHAT-17, CHAT-21): a step of the
 * assessment pushes a history entry; back, forward and typed addresses are put to the assessment, and an
 * address that it does not follow is replaced.
 */
export const useStepAddress = (assessment: Assessment): void => {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('step');
  const step = useSelector(assessment, selectStep);

  useEffect(() => {
    if (inAddress === selectStep(assessment.getSnapshot())) return;
    // A missing step is an address without an opinion; the assessment stays where it is.
    if (inAddress !== null) assessment.send({ type: 'route.changed', step: inAddress });
    const now = selectStep(assessment.getSnapshot());
    if (inAddress !== now) setParams({ step: now }, { replace: true });
  }, [assessment, inAddress, setParams]);

  useEffect(() => {
    // Both sides are read live: this effect may run with values that the other one has just moved past.
    const now = selectStep(assessment.getSnapshot());
    const live = liveStep();
    if (live !== null && live !== now) setParams({ step: now });
  }, [assessment, step, setParams]);
};

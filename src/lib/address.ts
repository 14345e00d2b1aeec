import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { selectStep } from '../../machines/assessment/assessment.selectors.ts';
import type { assessmentMachine } from '../../machines/assessment/assessment.machine.ts';

type Assessment = ActorRefFrom<typeof assessmentMachine>;

// Always read live: what was drawn last may be a move behind.
const stepInAddress = (): string | null => new URLSearchParams(location.search).get('step');

/**
 * The assessment decides the step and the address mirrors it (CHAT-17, CHAT-21): a step of the
 * assessment pushes a history entry; back, forward and typed addresses are put to the assessment, and an
 * address that it does not follow is replaced. The address of the start was put to it already.
 */
export const useStepAddress = (assessment: Assessment): void => {
  const [params, setParams] = useSearchParams();
  const drawn = params.get('step');
  const step = useSelector(assessment, selectStep);
  /** The step that address and assessment last agreed on. */
  const agreed = useRef<string | null>(null);

  useEffect(() => {
    const settle = (): void => {
      const now = selectStep(assessment.getSnapshot());
      agreed.current = now;
      if (stepInAddress() !== now) setParams({ step: now }, { replace: true });
    };
    const follow = (): void => {
      const wanted = stepInAddress();
      // The address has not moved: if the assessment has, its step is about to be pushed.
      if (wanted === agreed.current) return;
      // A missing step is an address without an opinion; the assessment stays where it is.
      if (wanted !== null) assessment.send({ type: 'route.changed', step: wanted });
      settle();
    };
    if (agreed.current === null) settle();
    else follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [assessment, drawn, setParams]);

  useEffect(() => {
    const now = selectStep(assessment.getSnapshot());
    if (now === agreed.current) return;
    agreed.current = now;
    if (stepInAddress() !== now) setParams({ step: now });
  }, [assessment, step, setParams]);
};

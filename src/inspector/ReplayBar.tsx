import { leafPaths } from './chart.ts';
import type { InspectorEvent } from './inspector.machine.ts';
import type { ReplayStep, Taken } from './replay.ts';

const wordsOf = (taken: Taken): string => {
  if (taken.kind === 'same') return '✓ The chart goes the same way.';
  if (taken.kind === 'elsewhere')
    return `✗ The chart goes to ${leafPaths(taken.value).join(', ')}: it was changed, or a text is masked.`;
  if (taken.kind === 'failed') return `✗ The chart cannot take it: ${taken.why}`;
  return '? The recording begins too late to ask the chart.';
};

type ReplayBarProps = {
  readonly steps: readonly ReplayStep[];
  readonly at: number;
  readonly onEvent: (event: InspectorEvent) => void;
};

/** Goes through a recording, back and forth. */
export const ReplayBar = ({ steps, at, onEvent }: ReplayBarProps) => {
  const step = steps[at];
  const last = steps.length - 1;
  if (step === undefined) return null;
  const { entry, taken } = step;
  const bad = steps.filter(
    (each) => each.taken.kind === 'elsewhere' || each.taken.kind === 'failed',
  );
  return (
    <section className="bar replay" aria-label="Replay">
      <strong>
        Step {at + 1} of {last + 1}
      </strong>
      <button type="button" disabled={at === 0} onClick={() => onEvent({ type: 'step.back' })}>
        ◀ Back
      </button>
      <input
        type="range"
        aria-label="Step"
        min={0}
        max={last}
        value={at}
        onChange={({ target }) => onEvent({ type: 'step.chosen', at: Number(target.value) })}
      />
      <button
        type="button"
        disabled={at === last}
        onClick={() => onEvent({ type: 'step.forward' })}
      >
        Forward ▶
      </button>
      <output data-taken={taken.kind}>
        <code>{entry.type}</code> to {entry.to}. {wordsOf(taken)}
      </output>
      {bad.length > 0 && (
        <button
          type="button"
          onClick={() => {
            const next = bad.find((each) => steps.indexOf(each) > at) ?? bad[0];
            if (next) onEvent({ type: 'step.chosen', at: steps.indexOf(next) });
          }}
        >
          Next of {bad.length} that differ
        </button>
      )}
      <button type="button" onClick={() => onEvent({ type: 'replay.left' })}>
        Back to what runs
      </button>
    </section>
  );
};

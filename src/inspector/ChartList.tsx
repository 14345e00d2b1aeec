import type { Move, StateBox } from '../../machines/kit/chart.ts';

const MoveLine = ({ event, guard, targets }: Move) => (
  <li>
    <code>{event}</code>
    {guard !== '' && <span className="guard"> [{guard}]</span>}
    <span className="target"> → {targets.length === 0 ? 'stays' : targets.join(', ')}</span>
  </li>
);

type StateProps = { readonly box: StateBox; readonly active: readonly string[] };

const State = ({ box, active }: StateProps) => {
  const isActive = active.includes(box.path);
  return (
    <li className="state" data-kind={box.kind} aria-current={isActive ? 'true' : undefined}>
      <p>
        <strong>{box.name}</strong> {box.description}
      </p>
      {box.moves.length > 0 && (
        <details open={isActive}>
          <summary>{box.moves.length === 1 ? '1 way on' : `${box.moves.length} ways on`}</summary>
          <ul className="moves" aria-label={`Leads on from ${box.name}`}>
            {box.moves.map((move) => (
              <MoveLine key={`${move.event} ${move.guard} ${move.targets.join()}`} {...move} />
            ))}
          </ul>
        </details>
      )}
      {box.states.length > 0 && (
        <ul className="states">
          {box.states.map((child) => (
            <State key={child.path} box={child} active={active} />
          ))}
        </ul>
      )}
    </li>
  );
};

/** Lists a chart in words: each state with its description, and the transitions from it. */
export const ChartList = ({ box, active }: StateProps) => (
  <ul className="states">
    <State box={box} active={active} />
  </ul>
);

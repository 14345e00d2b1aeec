import type { GuardSeen, GuardVerdict, MoveSeen } from './guards.ts';

const WORDS: Readonly<Record<GuardVerdict, string>> = {
  passes: '✓ passes',
  fails: '✗ fails',
  byEvent: '? the event decides',
  broken: '! throws',
};

const Guard = ({ guard }: { readonly guard: GuardSeen }) => (
  <>
    <span className="verdict" data-verdict={guard.verdict}>
      {WORDS[guard.verdict]}
    </span>{' '}
    <code>{guard.name}</code>
    {guard.parts.length > 0 && (
      <ul>
        {guard.parts.map((part) => (
          <li key={part.name}>
            <Guard guard={part} />
          </li>
        ))}
      </ul>
    )}
  </>
);

const Way = ({ move }: { readonly move: MoveSeen }) => (
  <li className="way" data-never={move.isNeverAsked}>
    <p>
      <strong>{move.event}</strong> → {move.targets.join(', ') || 'stays'}
      {move.from !== '' && <small> from {move.from}</small>}
    </p>
    {move.guard === null ? <p className="quiet">no guard</p> : <Guard guard={move.guard} />}
    {move.isNeverAsked && <p className="quiet">never asked: a way above takes the event</p>}
  </li>
);

const keyOf = ({ from, event, guard, targets }: MoveSeen): string =>
  `${from} ${event} ${guard?.name ?? ''} ${targets.join()}`;

type GuardsProps = { readonly moves: readonly MoveSeen[] | null };

/** Lists the ways on from the present state, each with what its guard says now, and why. */
export const Guards = ({ moves }: GuardsProps) => {
  if (moves === null) return <p className="quiet">Guards are asked while a flow runs.</p>;
  if (moves.length === 0) return <p className="quiet">Nothing leads on from here.</p>;
  return (
    <ul className="ways" aria-label="Ways on from now">
      {moves.map((move) => (
        <Way key={keyOf(move)} move={move} />
      ))}
    </ul>
  );
};

import { boxesIn, moveWords } from '../../machines/kit/chart.ts';
import { chartNamed } from './chart.ts';
import { requirementsOf } from './search.ts';
import type { Place } from './search.ts';

type PlaceFactsProps = { readonly place: Place; readonly onLeave: () => void };

/** Tells of a state that need not run: what it is, which requirements it names, and what leads on. */
export const PlaceFacts = ({ place, onLeave }: PlaceFactsProps) => {
  const chart = chartNamed(place.flow);
  const box = chart && boxesIn(chart).find(({ path }) => path === place.path);
  if (box === undefined) return null;
  const requirements = requirementsOf(box);
  return (
    <>
      <button type="button" className="back" onClick={onLeave}>
        Back to what runs
      </button>
      <h2>
        {box.name} <small>{place.flow}</small>
      </h2>
      <p>{box.description}</p>
      {requirements.length > 0 && <p>Requirements: {requirements.join(', ')}</p>}
      <ul aria-label={`Leads on from ${box.name}`}>
        {box.moves.map((move) => (
          <li key={`${moveWords(move)} ${move.targets.join()}`}>
            <code>{moveWords(move)}</code> → {move.targets.join(', ') || 'stays'}
          </li>
        ))}
      </ul>
    </>
  );
};

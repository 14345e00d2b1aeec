import { useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { searchCharts } from './search.ts';
import type { Place } from './search.ts';

/** Largest number of results that are listed. */
const MOST = 30;

type SearchProps = {
  readonly box: Ref<HTMLInputElement>;
  readonly onChoose: (place: Place) => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const by = STEPS[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const whole = event.currentTarget.closest('.all');
  const stops = [...(whole?.querySelectorAll<HTMLElement>('input, li button') ?? [])];
  const at = stops.indexOf(event.currentTarget);
  stops[Math.min(Math.max(at + by, 0), stops.length - 1)]?.focus();
};

const countWords = (count: number): string => {
  if (count === 0) return 'Nothing is called so.';
  return count > MOST ? `${count} found, ${MOST} shown` : `${count} found`;
};

/** Searches all charts of the product, whether they run or not. */
export const Search = ({ box, onChoose }: SearchProps) => {
  const [sought, setSought] = useState('');
  const found = searchCharts(sought);
  const choose = (place: Place): void => {
    setSought('');
    onChoose(place);
  };
  const press = (event: KeyboardEvent<HTMLElement>): void =>
    event.key === 'Escape' ? setSought('') : moveFocus(event);
  return (
    <div className="all">
      <label>
        <span className="hidden">Search all charts</span>
        <input
          ref={box}
          type="search"
          placeholder="All charts: flow, state, event or requirement  /"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && found[0]) choose(found[0]);
            else press(event);
          }}
        />
      </label>
      {sought.trim() !== '' && (
        <div className="found">
          <output className="quiet">{countWords(found.length)}</output>
          <ul aria-label="Found in the charts">
            {found.slice(0, MOST).map((each) => (
              <li key={`${each.flow} ${each.path} ${each.words}`}>
                <button type="button" onClick={() => choose(each)} onKeyDown={press}>
                  <strong>{each.flow}</strong> {each.path || 'whole chart'}{' '}
                  {each.words !== '' && <code>{each.words}</code>}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};

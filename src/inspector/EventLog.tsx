import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { movedBetween } from './changes.ts';
import type { Filters } from './filters.ts';
import type { ActorSeen, LogEntry } from './model.ts';
import { timeOf } from './time.ts';

type CheckProps = {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

const Check = ({ label, checked, onChange }: CheckProps) => (
  <label>
    <input type="checkbox" checked={checked} onChange={() => onChange(!checked)} /> {label}
  </label>
);

type FiltersProps = {
  readonly filters: Filters;
  readonly chosen: ActorSeen;
  readonly onFilters: (filters: Filters) => void;
};

const FilterChoices = ({ filters, chosen, onFilters }: FiltersProps) => (
  <>
    <label className="search">
      Search{' '}
      <input
        type="search"
        value={filters.search}
        onChange={({ target }) => onFilters({ ...filters, search: target.value })}
      />
    </label>
    <Check
      label={`Only to ${chosen.name}`}
      checked={filters.isOnlyChosen}
      onChange={(isOnlyChosen) => onFilters({ ...filters, isOnlyChosen })}
    />
    <Check
      label="xstate’s own"
      checked={filters.isInternalShown}
      onChange={(isInternalShown) => onFilters({ ...filters, isInternalShown })}
    />
    <Check
      label="Scrolling"
      checked={filters.isScrollingShown}
      onChange={(isScrollingShown) => onFilters({ ...filters, isScrollingShown })}
    />
  </>
);

/** Lets long paths break after a dot. */
const Path = ({ path }: { readonly path: string }) => {
  const [first, ...rest] = path.split('.');
  return (
    <>
      {first}
      {rest.length > 0 && (
        <>
          .<wbr />
          <Path path={rest.join('.')} />
        </>
      )}
    </>
  );
};

const Paths = ({ paths }: { readonly paths: readonly string[] }) => (
  <>
    {paths.map((path, at) => (
      <span key={path}>
        {at > 0 && ', '}
        <Path path={path} />
      </span>
    ))}
  </>
);

const fieldsOf = ({ changes }: LogEntry): string => {
  const names = new Set(changes.map(({ path }) => path.split('.')[0] ?? ''));
  return [...names].join(', ');
};

/** Shows the effect of an event: a change of state, or else the changed fields of the context. */
export const Outcome = ({ entry }: { readonly entry: LogEntry }): ReactNode => {
  if (!entry.isTaken) return <span className="quiet">not answered yet</span>;
  if (entry.after === null) return <span className="quiet">–</span>;
  const { before, after, isMoved } = movedBetween(entry.before, entry.after);
  if (isMoved) {
    return (
      <>
        {before.length > 0 ? <Paths paths={before} /> : 'starts'} →{' '}
        <strong>
          <Paths paths={after} />
        </strong>
      </>
    );
  }
  const fields = fieldsOf(entry);
  return (
    <span className="quiet">
      {after.length === 1 && fields !== '' ? (
        <>
          <Path path={after[0] ?? ''} />,{' '}
        </>
      ) : null}
      {fields === '' ? 'no change' : `changes ${fields}`}
    </span>
  );
};

type RowProps = {
  readonly entry: LogEntry;
  readonly isChosen: boolean;
  readonly isReached: boolean;
  readonly onChoose: (entry: LogEntry) => void;
  readonly onKey: (event: KeyboardEvent) => void;
};

const Row = ({ entry, isChosen, isReached, onChoose, onKey }: RowProps) => (
  <tr data-internal={entry.event === null} aria-current={isChosen ? 'true' : undefined}>
    <td>{timeOf(entry.at)}</td>
    <td>{entry.from}</td>
    <td>{entry.to}</td>
    <td>
      <button
        type="button"
        tabIndex={isReached ? 0 : -1}
        aria-pressed={isChosen}
        onClick={() => onChoose(entry)}
        onKeyDown={onKey}
      >
        {entry.type}
      </button>
      {entry.detail !== '' && <small> {entry.detail}</small>}
    </td>
    <td>
      <Outcome entry={entry} />
    </td>
  </tr>
);

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

type TableProps = {
  readonly entries: readonly LogEntry[];
  readonly chosen: LogEntry | null;
  readonly onChoose: (entry: LogEntry | null) => void;
};

const Table = ({ entries, chosen, onChoose }: TableProps) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const reached = entries.find(({ order }) => order === chosen?.order) ?? entries[0];
  const step = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return onChoose(null);
    const next = STEPS[event.key]?.(
      entries.findIndex(({ order }) => order === reached?.order),
      entries.length - 1,
    );
    const entry = entries[next ?? -1];
    if (next === undefined || entry === undefined) return;
    event.preventDefault();
    onChoose(entry);
    body.current?.rows[next]?.querySelector('button')?.focus();
  };
  return (
    <table>
      <colgroup>
        {['time', 'from', 'to', 'event', 'state'].map((name) => (
          <col key={name} className={`column-${name}`} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Time (UTC)</th>
          <th scope="col">From</th>
          <th scope="col">To</th>
          <th scope="col">Event</th>
          <th scope="col">State before → after</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {entries.map((entry) => (
          <Row
            key={entry.order}
            entry={entry}
            isChosen={entry.order === chosen?.order}
            isReached={entry === reached}
            onChoose={onChoose}
            onKey={step}
          />
        ))}
      </tbody>
    </table>
  );
};

type NothingProps = { readonly hidden: number; readonly onShowAll: () => void };

export const Nothing = ({ hidden, onShowAll }: NothingProps) =>
  hidden === 0 ? (
    <p className="quiet">No event yet. Use the app, and what happens stands here.</p>
  ) : (
    <p>
      The filters hide {hidden === 1 ? 'the only event' : `all ${hidden} events`}.{' '}
      <button type="button" onClick={onShowAll}>
        Show all
      </button>
    </p>
  );

export type LogBarProps = FiltersProps & {
  readonly title: ReactNode;
  /** Numbers of events: those that pass the filters, and all. */
  readonly shown: number;
  readonly total: number;
  /** Buttons of the log: pause, clear, copy. */
  readonly actions: ReactNode;
};

/** Stands above the events, however they are drawn. */
export const LogBar = ({ title, shown, total, actions, ...filters }: LogBarProps) => (
  <div className="bar">
    {title}
    <small>
      {shown} of {total}
    </small>
    <FilterChoices {...filters} />
    {actions}
  </div>
);

type EventLogProps = {
  readonly entries: readonly LogEntry[];
  readonly chosenEntry: LogEntry | null;
  readonly onChoose: (entry: LogEntry | null) => void;
  /** Number of events, including filtered ones. */
  readonly total: number;
  readonly onShowAll: () => void;
};

/** Lists all events with sender, receiver and effect; one can be chosen. */
export const EventLog = ({ entries, chosenEntry, onChoose, total, onShowAll }: EventLogProps) => (
  <div className="rows">
    {entries.length === 0 ? (
      <Nothing hidden={total} onShowAll={onShowAll} />
    ) : (
      <Table entries={entries} chosen={chosenEntry} onChoose={onChoose} />
    )}
  </div>
);

import { memo, useState } from 'react';
import { eventWords } from '../../machines/kit/chart.ts';
import { Actors } from './Actors.tsx';
import { isWithin } from './arrows.ts';
import { movedBetween } from './changes.ts';
import { activePaths, chartNamed, leafPaths } from './chart.ts';
import { ChartGraph, VIEW_AT_START } from './ChartGraph.tsx';
import type { GraphView } from './ChartGraph.tsx';
import { ChartList } from './ChartList.tsx';
import { Copy } from './Copy.tsx';
import { EventLog } from './EventLog.tsx';
import { FILTERS_AT_START, passing } from './filters.ts';
import { followed } from './follow.ts';
import type { Arrow } from './layout.ts';
import { listed } from './model.ts';
import type { ActorSeen, LogEntry, Model } from './model.ts';
import { Moment } from './Moment.tsx';
import { timeOf } from './time.ts';

/**
 * Tests whether an event took an arrow: the arrow is labelled with it, and leads from a state active before to one
 * active afterwards.
 */
const takenBy =
  (entry: LogEntry | undefined) =>
  (arrow: Arrow): boolean => {
    if (entry === undefined) return false;
    const [before, after] = [activePaths(entry.before), leafPaths(entry.after)];
    return (
      arrow.moves.some(({ event }) => event === eventWords(entry.type)) &&
      before.includes(arrow.from) &&
      !leafPaths(entry.before).some((path) => path === arrow.to) &&
      after.some((path) => isWithin(path, arrow.to))
    );
  };

/** The flow shown: as it is now, or as it was at an event. */
type Shown = Pick<ActorSeen, 'id' | 'name' | 'machine' | 'value'>;

type ChartProps = {
  readonly shown: Shown;
  /** The event whose moment is shown; null for now. */
  readonly entry: LogEntry | null;
  readonly last: LogEntry | undefined;
};

const VIEWS = ['Graph', 'List'] as const;
type ViewName = (typeof VIEWS)[number];

type ViewsProps = { readonly view: ViewName; readonly onView: (view: ViewName) => void };

const Views = ({ view, onView }: ViewsProps) => (
  <fieldset>
    <legend>Shown as</legend>
    {VIEWS.map((each) => (
      <label key={each}>
        <input type="radio" name="shown-as" checked={view === each} onChange={() => onView(each)} />{' '}
        {each}
      </label>
    ))}
  </fieldset>
);

/** Memoised, since drawing a chart is slow: it redraws when the flow moves, not at every key typed into the search. */
const Chart = memo(({ shown, entry, last }: ChartProps) => {
  const [view, setView] = useState<ViewName>('Graph');
  const [graphs, setGraphs] = useState<Readonly<Record<string, GraphView>>>({});
  const chart = chartNamed(shown.machine);
  if (chart === undefined) return null;
  const active = activePaths(shown.value);
  const leaves = leafPaths(shown.value);
  const cause = entry ?? last;
  const [moved] = cause === undefined ? [] : movedBetween(cause.before, cause.after).after;
  return (
    <section className="chart" aria-label={`Chart of ${shown.name}`}>
      <div className="bar">
        <h2>{shown.name}</h2>
        <Views view={view} onView={setView} />
        <p className="now">
          {entry === null ? 'Now' : `At ${timeOf(entry.at)}`}: <strong>{leaves.join(', ')}</strong>
        </p>
      </div>
      {view === 'List' ? (
        <div className="list">
          <ChartList box={chart} active={active} />
        </div>
      ) : (
        <ChartGraph
          key={chart.name}
          chart={chart}
          active={active}
          focus={leaves.find((path) => path === moved) ?? leaves[0]}
          isTaken={takenBy(cause)}
          view={graphs[chart.name] ?? VIEW_AT_START}
          onView={(graph) => setGraphs({ ...graphs, [chart.name]: graph })}
        />
      )}
    </section>
  );
});

type NavProps = {
  readonly actors: readonly ActorSeen[];
  readonly chosen: ActorSeen;
  readonly pinnedId: string | null;
  readonly onPin: (id: string | null) => void;
};

const Flows = ({ actors, chosen, pinnedId, onPin }: NavProps) => (
  <nav aria-label="Running flows">
    <h1>Flows</h1>
    <label>
      <input
        type="checkbox"
        checked={pinnedId === null}
        onChange={({ target }) => onPin(target.checked ? null : chosen.id)}
      />{' '}
      Follow what moves
    </label>
    <Actors actors={actors} chosenId={chosen.id} onChoose={onPin} />
  </nav>
);

/** Manages what is shown: a pinned flow, a past event, a paused model. */
const useLook = (live: Model) => {
  const [pinnedId, setPinned] = useState<string | null>(null);
  const [entryOrder, setEntry] = useState<number | null>(null);
  const [paused, setPaused] = useState<Model | null>(null);
  const [clearedTo, setClearedTo] = useState(0);
  const model = paused ?? live;
  const actors = listed(model);
  const entry = model.log.find(({ order }) => order === entryOrder) ?? null;
  const pinned = actors.find(({ id, machine }) => id === pinnedId && machine !== null);
  return {
    model,
    actors,
    log: model.log.filter(({ order }) => order > clearedTo),
    entry,
    pinnedId: pinned?.id ?? null,
    chosen: pinned ?? followed(actors),
    isPaused: paused !== null,
    pin: (id: string | null) => {
      setPinned(id);
      setEntry(null);
    },
    choose: (next: LogEntry | null) => setEntry(next?.order ?? null),
    pause: () => setPaused(paused === null ? live : null),
    clear: () => setClearedTo(model.log[0]?.order ?? 0),
  };
};

/** Returns the flow of an event as it was then, even if it has ended; null for an actor without states. */
const shownAt = ({ actorId: id, to: name, flow: machine, after: value }: LogEntry): Shown | null =>
  value === null ? null : { id, name, machine, value };

type LooksProps = { readonly live: Model; readonly empty: string };

const Looks = ({ live, empty }: LooksProps) => {
  const look = useLook(live);
  const [filters, setFilters] = useState(FILTERS_AT_START);
  const { actors, chosen, entry, log, model } = look;
  if (chosen === undefined) return <p className="empty">{empty}</p>;
  const atEntry = entry === null ? null : shownAt(entry);
  const shown = atEntry ?? chosen;
  const last = model.log.find(({ actorId, isTaken }) => actorId === shown.id && isTaken);
  return (
    <main>
      <Flows actors={actors} chosen={chosen} pinnedId={look.pinnedId} onPin={look.pin} />
      <Chart shown={shown} entry={atEntry === null ? null : entry} last={last} />
      <EventLog
        entries={passing(log, filters, chosen.id)}
        total={log.length}
        chosen={chosen}
        chosenEntry={entry}
        filters={filters}
        onFilters={setFilters}
        onChoose={look.choose}
        onShowAll={() =>
          setFilters({
            isInternalShown: true,
            isScrollingShown: true,
            isOnlyChosen: false,
            search: '',
          })
        }
        actions={
          <>
            <button type="button" aria-pressed={look.isPaused} onClick={look.pause}>
              Pause
            </button>
            <button type="button" onClick={look.clear}>
              Clear
            </button>
            <Copy log={log} actor={shown} />
          </>
        }
      />
      <Moment entry={entry} actor={chosen} onNow={() => look.choose(null)} />
    </main>
  );
};

type InspectorViewProps = { readonly model: Model | null; readonly isOpened: boolean };

/** Shows the running flows, the chart of one of them, and every event; `model` is null until one arrives. */
export const InspectorView = ({ model, isOpened }: InspectorViewProps) => (
  <Looks
    live={model ?? { actors: [], log: [] }}
    empty={
      isOpened
        ? 'No flow is running. Open the chat in the window that this one came from.'
        : 'Open this page with “Inspect flows” on a page of the app.'
    }
  />
);

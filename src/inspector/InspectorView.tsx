import { useEffect, useMemo, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Actors } from './Actors.tsx';
import { Chart } from './Chart.tsx';
import type { Shown } from './Chart.tsx';
import { valueAt } from './chart.ts';
import type { Cases } from './dev-server.ts';
import { EventLog, LogBar } from './EventLog.tsx';
import { FILTERS_AT_START, passing } from './filters.ts';
import { Guards } from './Guards.tsx';
import { Help } from './Help.tsx';
import type {
  Below,
  Beside,
  FileRead,
  InspectorEvent,
  InspectorSnapshot,
} from './inspector.machine.ts';
import { NOTHING_LIVE } from './messages.ts';
import type { Live, ViewerMessage } from './messages.ts';
import { EMPTY_MODEL } from './model.ts';
import type { ActorSeen, LogEntry, Model } from './model.ts';
import { Moment } from './Moment.tsx';
import { PlaceFacts } from './PlaceFacts.tsx';
import { modelAt, recordingOf } from './recording.ts';
import type { Recording } from './recording.ts';
import { Copies, RecordingFiles } from './RecordingBar.tsx';
import type { ReplayStep } from './replay.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { Search } from './Search.tsx';
import type { Place } from './search.ts';
import { SendEvent } from './SendEvent.tsx';
import { Sequence } from './Sequence.tsx';
import { Timers } from './Timers.tsx';
import { useInspector, useLook } from './use-inspector.ts';

type NavProps = {
  readonly actors: readonly ActorSeen[];
  readonly chosen: ActorSeen | undefined;
  readonly pinnedId: string | null;
  readonly empty: string;
  readonly onPin: (id: string | null) => void;
};

const Flows = ({ actors, chosen, pinnedId, empty, onPin }: NavProps) => (
  <nav aria-label="Running flows">
    <h2>Running</h2>
    {chosen === undefined ? (
      <p className="quiet">{empty}</p>
    ) : (
      <>
        <label>
          <input
            type="checkbox"
            checked={pinnedId === null}
            onChange={({ target }) => onPin(target.checked ? null : chosen.id)}
          />{' '}
          Follow what moves
        </label>
        <Actors actors={actors} chosenId={chosen.id} onChoose={onPin} />
      </>
    )}
  </nav>
);

type TabsProps<Panel extends string> = {
  readonly label: string;
  readonly panels: Readonly<Record<Panel, string>>;
  readonly chosen: Panel;
  readonly onChoose: (panel: Panel) => void;
};

const Tabs = <Panel extends string>({ label, panels, chosen, onChoose }: TabsProps<Panel>) => (
  <fieldset className="tabs" aria-label={label}>
    {(Object.entries(panels) as [Panel, string][]).map(([panel, words]) => (
      <button
        key={panel}
        type="button"
        aria-pressed={panel === chosen}
        onClick={() => onChoose(panel)}
      >
        {words}
      </button>
    ))}
  </fieldset>
);

const BELOW: Readonly<Record<Below, string>> = { events: 'Events', sequence: 'Sequence' };
const BESIDE: Readonly<Record<Beside, string>> = {
  state: 'State',
  guards: 'Guards',
  timers: 'Timers',
  sending: 'Send',
};

/** Returns the flow of an event as it was then, even if it has ended; null for an actor without states. */
const shownAt = ({ actorId: id, to: name, flow: machine, after: value }: LogEntry): Shown | null =>
  value === null ? null : { id, name, machine, value };

const shownOf = ({ flow, path }: Place): Shown => ({
  id: flow,
  name: flow,
  machine: flow,
  value: valueAt(path),
});

type Send = (event: InspectorEvent) => void;

/** What of the inspected page is shown, and how it is asked; nothing of both in a replay. */
type Outside = {
  readonly live: Live;
  readonly cases: Cases;
  readonly post: (message: ViewerMessage) => void;
};

type PanelsProps = Outside & {
  readonly look: ReturnType<typeof useLook>;
  readonly snapshot: InspectorSnapshot;
  readonly entry: LogEntry | null;
  readonly send: Send;
};

const NO_FLOW: ActorSeen = {
  id: '',
  name: 'a flow',
  parentId: undefined,
  machine: null,
  isStarted: false,
  status: '',
  value: null,
  context: null,
  children: [],
  movedAt: 0,
};

const LogPanel = ({ look, snapshot, entry, send }: PanelsProps) => {
  const [filters, setFilters] = useState(FILTERS_AT_START);
  const { log, choose, isPaused } = look;
  const chosen = look.chosen ?? NO_FLOW;
  const { recording, hidden } = snapshot.context;
  const entries = passing(log, filters, chosen.id);
  const listing = { entries, total: log.length, onChoose: choose };
  const onShowAll = (): void =>
    setFilters({
      isInternalShown: true,
      isScrollingShown: true,
      isOnlyChosen: false,
      search: '',
    });
  const panel = snapshot.matches({ below: 'events' }) ? 'events' : 'sequence';
  return (
    <section className="log" aria-label="Events">
      <LogBar
        title={
          <Tabs
            label="Events as"
            panels={BELOW}
            chosen={panel}
            onChoose={(next) => send({ type: 'below.chosen', panel: next })}
          />
        }
        shown={entries.length}
        total={log.length}
        filters={filters}
        chosen={chosen}
        onFilters={setFilters}
        actions={
          recording === null && (
            <>
              <button type="button" aria-pressed={isPaused} onClick={look.pause}>
                Pause
              </button>
              <button type="button" onClick={look.clear}>
                Clear
              </button>
            </>
          )
        }
      />
      {panel === 'events' ? (
        <EventLog {...listing} chosenEntry={entry} onShowAll={onShowAll} />
      ) : (
        <Sequence
          {...listing}
          chosen={entry}
          hidden={hidden}
          onToggle={(id) => send({ type: 'lifeline.toggled', id })}
          onShowAll={onShowAll}
        />
      )}
    </section>
  );
};

const LABELS: Readonly<Record<Beside, string>> = {
  state: 'State and context',
  guards: 'Guards',
  timers: 'Timers',
  sending: 'Send an event',
};

type BesideProps = PanelsProps & { readonly place: Place | null };

const BesidePanel = ({ look, snapshot, entry, place, live, cases, post, send }: BesideProps) => {
  const { chosen } = look;
  const panel = snapshot.value.beside;
  const ways = live.ways?.actorId === chosen?.id ? (live.ways?.moves ?? null) : null;
  const isReplayed = snapshot.matches({ looking: 'replaying' });
  const nothing = <p className="quiet">No flow runs.</p>;
  const state = (): ReactNode => {
    if (place !== null) {
      return <PlaceFacts place={place} onLeave={() => send({ type: 'place.left' })} />;
    }
    if (chosen === undefined) return nothing;
    return <Moment entry={entry} actor={chosen} onNow={() => look.choose(null)} />;
  };
  const sending = (): ReactNode =>
    chosen === undefined || isReplayed ? (
      nothing
    ) : (
      <SendEvent
        key={chosen.id}
        actor={chosen}
        cases={cases}
        answer={live.answer}
        taken={(ways ?? []).map(({ event }) => event)}
        post={post}
      />
    );
  return (
    <section className="moment" aria-label={LABELS[panel]}>
      <Tabs
        label="Beside"
        panels={BESIDE}
        chosen={panel}
        onChoose={(next) => send({ type: 'beside.chosen', panel: next })}
      />
      {panel === 'state' && state()}
      {panel === 'guards' && <Guards moves={isReplayed ? null : ways} />}
      {panel === 'timers' && (
        <Timers timers={isReplayed ? [] : live.timers} now={snapshot.context.now} />
      )}
      {panel === 'sending' && sending()}
    </section>
  );
};

/** Tells the inspected page whose guards are asked, and waits for it where there is none yet. */
const useLookedAt = (actorId: string | undefined, post: Outside['post']): void => {
  useEffect(() => {
    if (actorId !== undefined) post({ type: 'inspector.looked', actorId });
  }, [actorId, post]);
};

/** In a replay the shown step is the chosen event, and to choose another one goes to its step. */
const inReplay = (steps: readonly ReplayStep[], { entry }: ReplayStep, send: Send) => ({
  entry,
  choose: (next: LogEntry | null): void => {
    const at = steps.findIndex((step) => step.entry.order === next?.order);
    if (at >= 0) send({ type: 'step.chosen', at });
  },
});

type InspectorViewProps = Partial<Outside> & {
  /** Null until one arrives. */
  readonly model: Model | null;
  readonly isOpened: boolean;
  readonly readFile?: (file: Blob) => Promise<FileRead>;
};

const nothingPosted = (): void => undefined;
const noFile = (): Promise<FileRead> => Promise.reject(new Error('No file is read here'));
const NO_CASES: Cases = {};

const emptyWords = (isOpened: boolean): string =>
  isOpened
    ? 'No flow is running. Open the chat in the window that this one came from.'
    : 'Open this page with “Inspect flows” on a page of the app.';

type HeadProps = {
  readonly snapshot: InspectorSnapshot;
  readonly searchBox: Ref<HTMLInputElement>;
  readonly recording: Recording;
  /** The flow that is copied as a test. */
  readonly actor: Pick<ActorSeen, 'id' | 'name'>;
  readonly send: Send;
};

const Head = ({ snapshot, searchBox, recording, actor, send }: HeadProps) => {
  const { steps, at, problem } = snapshot.context;
  return (
    <>
      <header className="bar top">
        <h1>Flows</h1>
        <Search box={searchBox} onChoose={(place) => send({ type: 'place.chosen', place })} />
        <RecordingFiles
          recording={recording}
          onFile={(file) => send({ type: 'file.chosen', file })}
        />
        <Copies recording={recording} actor={actor} />
        <button type="button" onClick={() => send({ type: 'help.toggled' })}>
          Keys <kbd>?</kbd>
        </button>
      </header>
      {problem !== null && (
        <p className="bar problem" role="alert">
          {problem}{' '}
          <button type="button" onClick={() => send({ type: 'problem.closed' })}>
            Close
          </button>
        </p>
      )}
      {snapshot.matches({ looking: 'replaying' }) && (
        <ReplayBar steps={steps} at={at} onEvent={send} />
      )}
      {snapshot.matches({ help: 'open' }) && <Help onClose={() => send({ type: 'help.closed' })} />}
    </>
  );
};

type StageProps = {
  readonly look: ReturnType<typeof useLook>;
  readonly place: Place | null;
};

/** The chart that is read, or the one of a flow: at the chosen event, or now. */
const Stage = ({ look, place }: StageProps) => {
  const browsed = useMemo(() => place && shownOf(place), [place]);
  const { entry, chosen, model } = look;
  if (browsed !== null) return <Chart shown={browsed} entry={null} last={undefined} isBrowsed />;
  const atEntry = entry === null ? null : shownAt(entry);
  const shown = atEntry ?? chosen;
  if (shown === undefined) {
    return <p className="empty">Search a chart above, or import a recording.</p>;
  }
  const last = model.log.find(({ actorId, isTaken }) => actorId === shown.id && isTaken);
  return <Chart shown={shown} entry={atEntry === null ? null : entry} last={last} />;
};

/** Shows the running flows, the chart of one of them, and every event; or a chart or a recording without them. */
export const InspectorView = ({
  model,
  isOpened,
  live = NOTHING_LIVE,
  cases = NO_CASES,
  post = nothingPosted,
  readFile = noFile,
}: InspectorViewProps) => {
  const { actor, snapshot, searchBox, place } = useInspector(readFile);
  const send: Send = (event) => actor.send(event);
  const { recording, steps, at } = snapshot.context;
  const step = recording === null ? undefined : steps[at];
  const replayed = useMemo(
    () => (recording && step ? modelAt(recording.log, step.count) : null),
    [recording, step],
  );
  const looked = useLook(replayed ?? model ?? EMPTY_MODEL);
  const look = step === undefined ? looked : { ...looked, ...inReplay(steps, step, send) };
  const { chosen, entry } = look;
  useLookedAt(chosen?.id, post);
  const panels = { look, snapshot, entry, live, cases, post, send };
  return (
    <div className="inspector">
      <Head
        snapshot={snapshot}
        searchBox={searchBox}
        recording={recording ?? recordingOf({ ...look.model, log: look.log }, live)}
        actor={(entry === null ? null : shownAt(entry)) ?? chosen ?? NO_FLOW}
        send={send}
      />
      <main>
        <Flows
          actors={look.actors}
          chosen={chosen}
          pinnedId={look.pinnedId}
          empty={emptyWords(isOpened)}
          onPin={(id) => {
            send({ type: 'place.left' });
            look.pin(id);
          }}
        />
        <Stage look={look} place={place} />
        <LogPanel {...panels} />
        <BesidePanel {...panels} place={place} />
      </main>
    </div>
  );
};

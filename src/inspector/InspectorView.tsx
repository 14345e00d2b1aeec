import { useState } from 'react';
import { activePaths } from './chart.ts';
import type { Move, StateBox } from './chart.ts';
import { isInternal, listed } from './model.ts';
import type { ActorSeen, LogEntry, Model } from './model.ts';

const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23);

type ActorsProps = {
  readonly actors: readonly ActorSeen[];
  readonly parentId?: string;
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
};

const Actors = ({ actors, parentId, chosenId, onChoose }: ActorsProps) => {
  const here = actors.filter((actor) => actor.parentId === parentId);
  if (here.length === 0) return null;
  return (
    <ul className="actors">
      {here.map(({ id, name, chart, status }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={id === chosenId}
            disabled={chart === null}
            onClick={() => onChoose(id)}
          >
            {name} <small>{status === 'active' ? id : `${id}, ${status}`}</small>
          </button>
          <Actors actors={actors} parentId={id} chosenId={chosenId} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
};

const MoveLine = ({ event, guard, target }: Move) => (
  <li>
    <code>{event}</code>
    {guard !== '' && <span className="guard"> [{guard}]</span>}
    <span className="target"> → {target === '' ? 'stays' : target}</span>
  </li>
);

type StateProps = { readonly box: StateBox; readonly active: readonly string[] };

const State = ({ box, active }: StateProps) => {
  const isActive = active.includes(box.path);
  return (
    <li className="state" data-final={box.isFinal} aria-current={isActive ? 'true' : undefined}>
      <p>
        <strong>{box.name}</strong> {box.description}
      </p>
      {isActive && box.moves.length > 0 && (
        <ul className="moves" aria-label={`Leads on from ${box.name}`}>
          {box.moves.map((move) => (
            <MoveLine key={`${move.event} ${move.guard} ${move.target}`} {...move} />
          ))}
        </ul>
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

const Chart = ({ actor }: { readonly actor: ActorSeen }) => (
  <section className="chart" aria-label={`Chart of ${actor.name}`}>
    <ul className="states">
      {actor.chart && <State box={actor.chart} active={activePaths(actor.value)} />}
    </ul>
    <details>
      <summary>Context, with every text masked</summary>
      <pre>{JSON.stringify(actor.context, null, 2)}</pre>
    </details>
  </section>
);

const Log = ({ log }: { readonly log: readonly LogEntry[] }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Time (UTC)</th>
        <th scope="col">To</th>
        <th scope="col">Event</th>
        <th scope="col">With</th>
      </tr>
    </thead>
    <tbody>
      {log.map(({ order, at, to, type, detail }) => (
        <tr key={order} data-internal={isInternal(type)}>
          <td>{timeOf(at)}</td>
          <td>{to}</td>
          <td>{type}</td>
          <td>{detail}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

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

type EventsProps = { readonly log: readonly LogEntry[]; readonly chosen: ActorSeen };

const Events = ({ log, chosen }: EventsProps) => {
  const [isOnlyChosen, setOnlyChosen] = useState(false);
  const [isOnlyOurs, setOnlyOurs] = useState(false);
  const shown = log.filter(
    ({ actorId, type }) =>
      (!isOnlyChosen || actorId === chosen.id) && (!isOnlyOurs || !isInternal(type)),
  );
  return (
    <section className="log" aria-label="Events">
      <Check
        label={`Only events to ${chosen.name}`}
        checked={isOnlyChosen}
        onChange={setOnlyChosen}
      />
      <Check label="Without xstate’s own" checked={isOnlyOurs} onChange={setOnlyOurs} />
      <Log log={shown} />
    </section>
  );
};

type InspectorViewProps = { readonly model: Model | null; readonly isOpened: boolean };

/** The running flows, the chart of one of them, and every event; `model` is null until one arrives. */
export const InspectorView = ({ model, isOpened }: InspectorViewProps) => {
  const [wanted, setWanted] = useState<string>();
  const actors = model === null ? [] : listed(model);
  const chosen = actors.find(({ id }) => id === wanted) ?? actors.find(({ chart }) => chart);
  if (model === null || chosen === undefined) {
    return (
      <p className="empty">
        {isOpened
          ? 'No flow is running. Open the chat in the window that this one came from.'
          : 'Open this page with “Inspect flows” on a page of the app.'}
      </p>
    );
  }
  return (
    <main>
      <nav aria-label="Running flows">
        <h1>Flows</h1>
        <Actors actors={actors} chosenId={chosen.id} onChoose={setWanted} />
      </nav>
      <Chart actor={chosen} />
      <Events log={model.log} chosen={chosen} />
    </main>
  );
};

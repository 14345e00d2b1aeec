import type { Change } from './changes.ts';
import { leafPaths } from './chart.ts';
import { Outcome } from './EventLog.tsx';
import type { ActorSeen, LogEntry } from './model.ts';
import { timeOf } from './time.ts';

const ChangeList = ({ changes }: { readonly changes: readonly Change[] }) => (
  <table className="changes">
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Before</th>
        <th scope="col">After</th>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ path, before, after }) => (
        <tr key={path}>
          <th scope="row">{path === '' ? 'context' : path}</th>
          <td>{before}</td>
          <td>{after}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Context = ({ context }: { readonly context: unknown }) => (
  <details open>
    <summary>Context, with patients’ texts masked</summary>
    <pre>{JSON.stringify(context, null, 2)}</pre>
  </details>
);

type AtEventProps = { readonly entry: LogEntry; readonly onNow: () => void };

const AtEvent = ({ entry, onNow }: AtEventProps) => (
  <>
    <button type="button" className="back" onClick={onNow}>
      Back to now
    </button>
    <h2>
      {entry.type} <small>{timeOf(entry.at)}</small>
    </h2>
    <p>
      {entry.from} → {entry.to}: <Outcome entry={entry} />
    </p>
    {entry.event !== null && <pre>{JSON.stringify(entry.event, null, 2)}</pre>}
    {entry.changes.length > 0 ? (
      <ChangeList changes={entry.changes} />
    ) : (
      <p className="quiet">
        Nothing changed in the context; a masked text looks the same after a change.
      </p>
    )}
    <Context context={entry.context} />
  </>
);

const Now = ({ actor }: { readonly actor: ActorSeen }) => (
  <>
    <h2>
      {actor.name} <small>now</small>
    </h2>
    <p>
      <strong>{leafPaths(actor.value).join(', ') || actor.status}</strong>
    </p>
    <Context context={actor.context} />
  </>
);

type MomentProps = {
  readonly entry: LogEntry | null;
  readonly actor: ActorSeen;
  readonly onNow: () => void;
};

/**
 * Shows state and context right after the chosen event and what it changed; or the current ones while none is chosen.
 */
export const Moment = ({ entry, actor, onNow }: MomentProps) =>
  entry === null ? <Now actor={actor} /> : <AtEvent entry={entry} onNow={onNow} />;

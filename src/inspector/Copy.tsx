import { useState } from 'react';
import type { ActorSeen, LogEntry } from './model.ts';
import { countToSend, testEvents } from './test-events.ts';

type Copied = { readonly said: string; readonly text: string | null };

const NOTHING: Copied = { said: '', text: null };

type CopyProps = {
  readonly log: readonly LogEntry[];
  readonly actor: Pick<ActorSeen, 'id' | 'name'>;
};

/** Copies the events sent to an actor; if the clipboard is refused, shows them for copying by hand. */
export const Copy = ({ log, actor }: CopyProps) => {
  const [{ said, text }, setCopied] = useState(NOTHING);
  const count = countToSend(log, actor.id);
  const copy = async (): Promise<void> => {
    const events = testEvents(log, actor.id);
    const counted = `${count} ${count === 1 ? 'event' : 'events'} to ${actor.name}`;
    try {
      await navigator.clipboard.writeText(events);
      setCopied({ said: `Copied ${counted}.`, text: null });
    } catch {
      setCopied({ said: `The clipboard is closed; here are ${counted}:`, text: events });
    }
  };
  return (
    <>
      <button type="button" disabled={count === 0} onClick={() => void copy()}>
        Copy as test events
      </button>
      <output className="copied">{said}</output>
      {text !== null && <textarea readOnly rows={4} aria-label="Test events" value={text} />}
    </>
  );
};

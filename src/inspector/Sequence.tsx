import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { LogEntry } from './model.ts';
import { Nothing } from './EventLog.tsx';
import { timeOf } from './time.ts';

/** A line of the picture: an actor, or everything outside. */
export type Lifeline = { readonly id: string; readonly name: string };

const OUTSIDE = 'outside';

/** Returns the actors that have sent or received, in order of appearance. */
export const lifelinesOf = (oldestFirst: readonly LogEntry[]): Lifeline[] => {
  const names = new Map<string, string>();
  for (const { fromId, from, actorId, to } of oldestFirst) {
    if (fromId !== actorId && !names.has(fromId ?? OUTSIDE)) names.set(fromId ?? OUTSIDE, from);
    names.set(actorId, to);
  }
  return [...names].map(([id, name]) => ({ id, name }));
};

/** An arrow between two lines, by their places from 0 on. */
export type Message = {
  readonly entry: LogEntry;
  readonly fromLine: number;
  readonly toLine: number;
};

/** Returns the arrows between the lines that are drawn; one at whose end no line is drawn is left out. */
export const messagesOf = (
  oldestFirst: readonly LogEntry[],
  lines: readonly Lifeline[],
): Message[] => {
  const places = new Map(lines.map(({ id }, at) => [id, at]));
  return oldestFirst.flatMap((entry) => {
    const toLine = places.get(entry.actorId);
    const fromLine = places.get(entry.fromId ?? OUTSIDE);
    return toLine === undefined || fromLine === undefined ? [] : [{ entry, fromLine, toLine }];
  });
};

type ArrowProps = {
  readonly message: Message;
  readonly lines: number;
  readonly isChosen: boolean;
  readonly isReached: boolean;
  readonly onChoose: (entry: LogEntry) => void;
  readonly onKey: (event: KeyboardEvent) => void;
};

const directionOf = ({ fromLine, toLine }: Message): string => {
  if (fromLine === toLine) return 'self';
  return fromLine < toLine ? 'right' : 'left';
};

const Arrow = ({ message, lines, isChosen, isReached, onChoose, onKey }: ArrowProps) => {
  const { entry, fromLine, toLine } = message;
  const first = Math.min(fromLine, toLine);
  const span = Math.abs(toLine - fromLine);
  // Lines stand in the middle of their columns, so arrows begin and end at half a column.
  const style = {
    left: `${((first + 0.5) / lines) * 100}%`,
    width: span === 0 ? `${(0.5 / lines) * 100}%` : `${(span / lines) * 100}%`,
  };
  return (
    <li data-internal={entry.event === null} aria-current={isChosen ? 'true' : undefined}>
      <time>{timeOf(entry.at)}</time>
      <button
        type="button"
        style={style}
        data-direction={directionOf(message)}
        tabIndex={isReached ? 0 : -1}
        aria-pressed={isChosen}
        aria-label={`${entry.from} to ${entry.to}: ${entry.type}`}
        title={entry.detail}
        onClick={() => onChoose(entry)}
        onKeyDown={onKey}
      >
        <span>{entry.type}</span>
      </button>
    </li>
  );
};

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The view follows the end while it is no further away than this, in pixels. */
const NEAR_END = 60;

/** Keeps the newest arrow in view, as long as nobody has scrolled away from it. */
const useNewest = (count: number) => {
  const stage = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const element = stage.current;
    if (element !== null && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [count]);
  const onScroll = (): void => {
    const element = stage.current;
    if (element === null) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
  };
  return { stage, onScroll };
};

type PictureProps = {
  readonly lines: readonly Lifeline[];
  readonly messages: readonly Message[];
  readonly chosen: LogEntry | null;
  readonly onChoose: (entry: LogEntry | null) => void;
};

const Picture = ({ lines, messages, chosen, onChoose }: PictureProps) => {
  const list = useRef<HTMLOListElement>(null);
  const { stage, onScroll } = useNewest(messages.length);
  const isChosen = ({ entry }: Message): boolean => entry.order === chosen?.order;
  const reached = messages.find(isChosen) ?? messages.at(-1);
  const step = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') return onChoose(null);
    const at = reached === undefined ? -1 : messages.indexOf(reached);
    const next = STEPS[event.key]?.(at, messages.length - 1);
    const message = messages[next ?? -1];
    if (next === undefined || message === undefined) return;
    event.preventDefault();
    onChoose(message.entry);
    list.current?.children[next]?.querySelector('button')?.focus();
  };
  return (
    <div className="rows sequence" ref={stage} onScroll={onScroll}>
      <div className="lifelines" style={{ minWidth: `${6.75 + lines.length * 8}rem` }}>
        <ol className="heads" aria-label="Lifelines">
          {lines.map(({ id, name }) => (
            <li key={id} title={id}>
              {name}
            </li>
          ))}
        </ol>
        <div className="threads" aria-hidden="true">
          {lines.map(({ id }) => (
            <i key={id} />
          ))}
        </div>
        <ol className="messages" aria-label="Messages" ref={list}>
          {messages.map((message) => (
            <Arrow
              key={message.entry.order}
              message={message}
              lines={lines.length}
              isChosen={isChosen(message)}
              isReached={message === reached}
              onChoose={onChoose}
              onKey={step}
            />
          ))}
        </ol>
      </div>
    </div>
  );
};

type SequenceProps = {
  /** The events that pass the filters, newest first. */
  readonly entries: readonly LogEntry[];
  readonly total: number;
  readonly hidden: readonly string[];
  readonly chosen: LogEntry | null;
  readonly onToggle: (id: string) => void;
  readonly onChoose: (entry: LogEntry | null) => void;
  readonly onShowAll: () => void;
};

/** Draws who sent what to whom, in time; each actor has a line, which can be left out. */
export const Sequence = ({
  entries,
  total,
  hidden,
  chosen,
  onToggle,
  onChoose,
  onShowAll,
}: SequenceProps) => {
  const oldestFirst = entries.toReversed();
  const lines = lifelinesOf(oldestFirst);
  const shown = lines.filter(({ id }) => !hidden.includes(id));
  if (lines.length === 0) {
    return (
      <div className="rows">
        <Nothing hidden={total} onShowAll={onShowAll} />
      </div>
    );
  }
  return (
    <>
      <fieldset className="actors-shown">
        <legend>Actors</legend>
        {lines.map(({ id, name }) => (
          <label key={id}>
            <input type="checkbox" checked={!hidden.includes(id)} onChange={() => onToggle(id)} />{' '}
            {name}
          </label>
        ))}
      </fieldset>
      <Picture
        lines={shown}
        messages={messagesOf(oldestFirst, shown)}
        chosen={chosen}
        onChoose={onChoose}
      />
    </>
  );
};

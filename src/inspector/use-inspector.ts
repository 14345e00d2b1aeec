import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import { followed } from './follow.ts';
import { inspectorMachine } from './inspector.machine.ts';
import type { FileRead, InspectorEvent } from './inspector.machine.ts';
import { askedBy } from './keys.ts';
import { listed } from './model.ts';
import type { LogEntry, Model } from './model.ts';
import { addressOfPlace, askedIn } from './search.ts';

/** How often the time of the timers is told, in milliseconds. */
const TICK_MS = 100;

const clock = fromCallback<InspectorEvent>(({ sendBack }) => {
  const tick = (): void => sendBack({ type: 'clock.ticked', now: Date.now() });
  tick();
  const ticking = setInterval(tick, TICK_MS);
  return () => clearInterval(ticking);
});

/** Runs the page's own chart, and brings it the keys; the address follows the place that is shown. */
export const useInspector = (readFile: (file: Blob) => Promise<FileRead>) => {
  const [machine] = useState(() =>
    inspectorMachine.provide({
      actors: { clock, readFile: fromPromise(({ input }) => readFile(input)) },
    }),
  );
  const actor = useActorRef(machine, { input: { asked: askedIn(location.search) } });
  const snapshot = useSelector(actor, (now) => now);
  const searchBox = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (pressed: KeyboardEvent): void => {
      const asked = askedBy(pressed);
      if (asked === null) return;
      // The key must not be written into the box that it opens.
      if (pressed.key !== 'Escape') pressed.preventDefault();
      if (asked === 'search') searchBox.current?.focus();
      else actor.send(asked);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [actor]);
  const { place } = snapshot.context;
  const isBrowsing = snapshot.matches({ looking: 'browsing' });
  useEffect(() => {
    if (!isBrowsing && !location.search.includes('flow=')) return;
    history.replaceState(null, '', isBrowsing && place ? addressOfPlace(place) : location.pathname);
  }, [isBrowsing, place]);
  return { actor, snapshot, searchBox, place: isBrowsing ? place : null };
};

/** Manages what is shown of the flows that run: a pinned flow, a past event, a paused model. */
export const useLook = (live: Model) => {
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

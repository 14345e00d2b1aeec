import { useSyncExternalStore } from 'react';

/** The participant's own picture and sound, or the other's. */
export type StreamName = 'own' | 'other';

const streams: Record<StreamName, MediaStream | null> = { own: null, other: null };
const listeners = new Set<() => void>();

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Sets or removes a stream on this page. No chart can hold a `MediaStream`, so it lives here. */
export const showStream = (name: StreamName, stream: MediaStream | null): void => {
  streams[name] = stream;
  for (const listener of listeners) listener();
};

/** Returns the current stream. */
export const shownStream = (name: StreamName): MediaStream | null => streams[name];

/** Returns the current stream to a screen, and redraws it on change. */
export const useStream = (name: StreamName): MediaStream | null =>
  useSyncExternalStore(
    listen,
    () => streams[name],
    () => null,
  );

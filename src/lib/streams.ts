import { useSyncExternalStore } from 'react';

/** Whose picture and sound: one's own, and the other one's. */
export type StreamName = 'own' | 'other';

const streams: Record<StreamName, MediaStream | null> = { own: null, other: null };
const listeners = new Set<() => void>();

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows picture and sound on this page, or no longer. They are the browser's own things, which no chart can hold. */
export const showStream = (name: StreamName, stream: MediaStream | null): void => {
  streams[name] = stream;
  for (const listener of listeners) listener();
};

/** What is shown at the moment. */
export const shownStream = (name: StreamName): MediaStream | null => streams[name];

/** The same for a screen. */
export const useStream = (name: StreamName): MediaStream | null =>
  useSyncExternalStore(
    listen,
    () => streams[name],
    () => null,
  );

import { useSyncExternalStore } from 'react';

/** The participant's own picture and sound, the other's, and those of a guest; a guest sees patient and doctor. */
export type StreamName = 'own' | 'other' | 'guest' | 'patient' | 'doctor';

const streams: Partial<Record<StreamName, MediaStream | null>> = {};
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
export const shownStream = (name: StreamName): MediaStream | null => streams[name] ?? null;

/** Returns the current stream to a screen, and redraws it on change. */
export const useStream = (name: StreamName): MediaStream | null =>
  useSyncExternalStore(
    listen,
    () => shownStream(name),
    () => null,
  );

import type { Registry } from 'prom-client';
import { showFigure } from './figure.ts';

// What all processes share, as the database knows it: nothing is shown while that does not answer.

export const showTextMessages = (metrics: Registry, read: () => Promise<number>): void =>
  showFigure(metrics, {
    name: 'text_messages_today',
    help: 'Text messages that were asked for since midnight (UTC), in all processes.',
    read: () => read().catch(() => null),
  });

export const showUnknownJobs = (metrics: Registry, read: () => Promise<number>): void =>
  showFigure(metrics, {
    name: 'jobs_of_unknown_kind',
    help: 'Jobs that are due and of a kind that this process does not know.',
    read: () => read().catch(() => null),
  });

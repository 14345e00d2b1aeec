import type { Registry } from 'prom-client';
import { showFigure } from './figure.ts';

type Figures = {
  readonly textMessages: () => Promise<number>;
  readonly unknownJobs: () => Promise<number>;
};

/** Shows figures that all processes share, as the database knows them; none while it does not answer. */
export const showOutside = (metrics: Registry, { textMessages, unknownJobs }: Figures): void => {
  showFigure(metrics, {
    name: 'text_messages_today',
    help: 'Text messages that were asked for since midnight (UTC), in all processes.',
    read: () => textMessages().catch(() => null),
  });
  showFigure(metrics, {
    name: 'jobs_of_unknown_kind',
    help: 'Jobs that are due and of a kind that this process does not know.',
    read: () => unknownJobs().catch(() => null),
  });
};

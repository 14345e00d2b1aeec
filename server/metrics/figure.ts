import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

type Figure = {
  readonly name: string;
  readonly help: string;
  readonly read: () => number | Promise<number>;
};

/** Shows a figure as it is when somebody asks. */
export const showFigure = (metrics: Registry, { name, help, read }: Figure): void =>
  metrics.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.set(await read());
      },
    }),
  );

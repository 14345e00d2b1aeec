import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

type Figure = {
  readonly name: string;
  readonly help: string;
  /** `null` when the value is not known. */
  readonly read: () => number | Promise<number | null>;
};

/** Shows a figure as it is when the metrics are read. */
export const showFigure = (metrics: Registry, { name, help, read }: Figure): void =>
  metrics.registerMetric(
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        const value = await read();
        if (value === null) this.remove();
        else this.set(value);
      },
    }),
  );

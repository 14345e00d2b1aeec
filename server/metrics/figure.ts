import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

type Figure = {
  readonly name: string;
  readonly help: string;
  /** `null`: nobody can say. */
  readonly read: () => number | Promise<number | null>;
};

/** Shows a figure as it is when somebody asks. */
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

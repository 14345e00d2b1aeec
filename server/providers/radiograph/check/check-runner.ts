import type { ModelCard } from '../../../../contracts/xray/model-card.ts';
import { isMeantFor } from '../../../../contracts/xray/model-card.ts';
import type { Projection } from '../../../../contracts/xray/xray.ts';
import { PROJECTIONS } from '../../../../contracts/xray/xray.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { RunnerSettings } from '../port.ts';
import { inTime, pngOf } from '../runner.ts';
import { RunnerFailure, askCard, askFindings } from '../runner-client.ts';
import { RUNNER_MS } from '../runner-protocol.ts';
import type { RunnerFinding } from '../runner-protocol.ts';
import { blank, drawnTeeth, huge } from './pictures.ts';
import type { Drawn } from './pictures.ts';

/** What became of one check. `fault`: what is wrong, or `null`; `note`: something worth knowing where nothing is. */
export type Checked = {
  readonly name: string;
  readonly fault: string | null;
  readonly note: string | null;
};

/** Outcome of a check: it is thrown as a RunnerFailure or returned as a fault, and else returned as a note or nothing. */
type Outcome = { readonly fault?: string; readonly note?: string };

type Check = {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
};

const FINE: Outcome = {};

const isRefusal = (error: unknown): boolean =>
  error instanceof RunnerFailure &&
  error.kind === 'refused' &&
  error.status !== null &&
  error.status >= 400;

const placesOf = (found: readonly RunnerFinding[]): Outcome => ({
  note: found.length === 1 ? '1 place' : `${found.length} places`,
});

/** Has an engine read pictures, and keeps how long the slowest took. */
const readings = (settings: RunnerSettings, card: ModelCard, clock: Clock) => {
  const times: number[] = [];
  const readBytes = async (bytes: Uint8Array): Promise<RunnerFinding[]> => {
    const from = clock.now().getTime();
    try {
      return await inTime(clock, { ms: RUNNER_MS, caller: null }, (signal) =>
        askFindings({ settings, card, signal }, bytes),
      );
    } finally {
      times.push(clock.now().getTime() - from);
    }
  };
  return {
    readBytes,
    read: async (drawn: Drawn) => readBytes(await pngOf(drawn)),
    slowest: () => Math.max(0, ...times),
  };
};

const checksOf = (settings: RunnerSettings, card: ModelCard, clock: Clock): Check[] => {
  const { read, readBytes, slowest } = readings(settings, card, clock);
  const [usual = 'panoramic'] = card.intended;
  const refuses = async (call: () => Promise<unknown>, what: string): Promise<Outcome> => {
    try {
      await call();
    } catch (error) {
      if (isRefusal(error)) return FINE;
      throw error;
    }
    return {
      fault: `it answers ${what} as if it were a picture; a status of 400 to 499 is wanted`,
    };
  };
  const readOrRefuse = async (call: () => Promise<RunnerFinding[]>): Promise<Outcome> => {
    try {
      return placesOf(await call());
    } catch (error) {
      if (isRefusal(error)) return { note: 'refused' };
      throw error;
    }
  };
  const ofKind = (projection: Projection): Check => ({
    name: `a drawn ${projection} picture`,
    run: () =>
      isMeantFor({ card }, projection)
        ? read(drawnTeeth(projection)).then(placesOf)
        : readOrRefuse(() => read(drawnTeeth(projection))),
  });
  return [
    {
      name: 'an even grey picture, on which nothing is to be found',
      run: async () => {
        const { length } = await read(blank(usual));
        return length === 0 ? FINE : { fault: `it marks ${length} places on it` };
      },
    },
    ...PROJECTIONS.map(ofKind),
    {
      name: 'the same picture again, with the same answer',
      run: async () => {
        const [first, again] = [await read(drawnTeeth(usual)), await read(drawnTeeth(usual))];
        const isSame = JSON.stringify(first) === JSON.stringify(again);
        return isSame ? FINE : { fault: 'the two answers differ' };
      },
    },
    {
      name: 'two pictures at once',
      run: async () => {
        await Promise.all([read(drawnTeeth(usual)), read(blank(usual))]);
        return FINE;
      },
    },
    { name: 'a huge picture, read or refused', run: () => readOrRefuse(() => read(huge())) },
    {
      name: 'bytes that are no picture, refused',
      run: () => refuses(() => readBytes(Buffer.from('no picture '.repeat(100))), 'other bytes'),
    },
    {
      name: 'no bytes at all, refused',
      run: () => refuses(() => readBytes(new Uint8Array()), 'no bytes'),
    },
    ...(settings.token === null ? [] : [wrongToken(settings, clock)]),
    {
      name: `each answer within ${RUNNER_MS / 1000} seconds`,
      run: async () => {
        const words = `the slowest took ${slowest()} ms`;
        return slowest() < RUNNER_MS ? { note: words } : { fault: words };
      },
    },
  ];
};

const wrongToken = (settings: RunnerSettings, clock: Clock): Check => ({
  name: 'a wrong token, refused with 401 or 403',
  run: async () => {
    const strange = { ...settings, token: `not-${settings.token}` };
    try {
      await inTime(clock, { ms: RUNNER_MS, caller: null }, (signal) =>
        askCard({ settings: strange, signal }),
      );
    } catch (error) {
      const isDenied = error instanceof RunnerFailure && [401, 403].includes(error.status ?? 0);
      if (isDenied) return FINE;
      throw error;
    }
    return { fault: 'it shows its card to whoever asks' };
  },
});

const tried = async ({ name, run }: Check): Promise<Checked> => {
  try {
    const { fault = null, note = null } = await run();
    return { name, fault, note };
  } catch (error) {
    if (!(error instanceof RunnerFailure)) throw error;
    return { name, fault: `${error.kind}: ${error.message}`, note: null };
  }
};

/**
 * Tries whether an engine keeps to the protocol of docs/xray.md, with pictures that are drawn here. Yields each check as
 * it ends; where the card cannot be used, nothing else can be tried.
 */
export async function* checkRunner(
  settings: RunnerSettings,
  clock: Clock,
): AsyncGenerator<Checked> {
  let card: ModelCard | null = null;
  yield await tried({
    name: 'the model card',
    run: async () => {
      card = await inTime(clock, { ms: RUNNER_MS, caller: null }, (signal) =>
        askCard({ settings, signal }),
      );
      return { note: `${card.name} ${card.version} (${card.licence})` };
    },
  });
  if (card === null) return;
  for (const check of checksOf(settings, card, clock)) yield await tried(check);
}

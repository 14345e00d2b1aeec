import sharp from 'sharp';
import type { ModelCard } from '../../../contracts/xray/model-card.ts';
import { isMeantFor } from '../../../contracts/xray/model-card.ts';
import type { XrayFinding } from '../../../contracts/xray/xray.ts';
import type { Clock } from '../../lib/clock.ts';
import { StartError } from '../../lib/start-error.ts';
import { projectionOf } from '../../radiograph/look.ts';
import { placeOf } from '../../radiograph/place.ts';
import type { Raster } from '../../radiograph/raster.ts';
import { guardedCalls } from '../guarded-calls.ts';
import { engineOf } from './engine-of.ts';
import type { RadiographModel, RunnerSettings } from './port.ts';
import { RunnerFailure, askCard, askFindings } from './runner-client.ts';
import { RUNNER_MS } from './runner-protocol.ts';
import type { RunnerFinding } from './runner-protocol.ts';

/** Longest wait of the start for the card, in milliseconds. */
const START_MS = 5000;

/** Draws the grey levels as a PNG that says nothing else. */
export const pngOf = ({ gray, width, height }: Omit<Raster, 'colour'>): Promise<Buffer> =>
  sharp(gray, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toBuffer();

/** Runs a call with a signal that ends it after so long, or when its caller has gone. */
export const inTime = async <T>(
  clock: Clock,
  { ms, caller }: { readonly ms: number; readonly caller: AbortSignal | null },
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const stopWaiting = clock.after(ms, end);
  if (caller?.aborted) end();
  caller?.addEventListener('abort', end);
  try {
    return await call(ending.signal);
  } finally {
    stopWaiting();
    caller?.removeEventListener('abort', end);
  }
};

/** A card that does not fit, or a refusal, is for the operator to mend; an engine that is down may come back. */
const checkAtStart = async (settings: RunnerSettings, clock: Clock): Promise<void> => {
  try {
    await inTime(clock, { ms: START_MS, caller: null }, (signal) => askCard({ settings, signal }));
  } catch (error) {
    if (!(error instanceof RunnerFailure)) throw error;
    if (error.kind !== 'wrong' && error.kind !== 'refused') return;
    throw new StartError(
      `XRAY_RUNNER_URL is "${settings.url}", whose model card cannot be used: ${error.message}. docs/xray.md says what it has to be.`,
    );
  }
};

const findingsOf = (raster: Raster, found: readonly RunnerFinding[]): XrayFinding[] => {
  const projection = projectionOf(raster);
  return found
    .toSorted((a, b) => b.confidence - a.confidence)
    .map(({ label, confidence, box }) => ({
      detection: label,
      confidence: Math.round(confidence * 100),
      box,
      place: placeOf(box, projection),
    }));
};

/**
 * Connects an outside engine. Its card is read before each picture, so that a reading is kept with the card of the
 * engine that made it even when another version has taken its place.
 * @throws StartError when the engine answers with something else than a card
 */
export const runnerModel = async (
  settings: RunnerSettings,
  clock: Clock,
): Promise<RadiographModel> => {
  await checkAtStart(settings, clock);
  const guarded = guardedCalls({
    clock,
    refusal: (why) => new RunnerFailure(why, 'it is not asked just now'),
    // An engine that refuses one picture works.
    isAnswer: (error) => error instanceof RunnerFailure && error.kind === 'refused',
  });
  const read = async (card: ModelCard, raster: Raster, signal: AbortSignal) =>
    isMeantFor({ card }, projectionOf(raster))
      ? findingsOf(raster, await askFindings({ settings, card, signal }, await pngOf(raster)))
      : [];
  return {
    find: (raster, caller) =>
      guarded(
        () =>
          inTime(clock, { ms: RUNNER_MS, caller }, async (signal) => {
            const card = await askCard({ settings, signal });
            return { engine: engineOf(card), findings: await read(card, raster, signal) };
          }),
        caller,
      ),
    close: async () => undefined,
  };
};

import type { LineMeasure } from '../../../machines/teleconsultation/teleconsultation.outside.ts';

/** Interval at which the line is measured, in milliseconds: browsers hear of lost packets about once a second. */
export const MEASURE_MS = 2000;

/** Age at which a report about packets counts no more, in milliseconds: nothing new is said of a picture that is not sent. */
const STALE_MS = 8000;

/** The parts of a browser's reports that are read; any of them may be missing. */
type Report = RTCStats &
  Partial<Pick<RTCIceCandidatePairStats, 'availableOutgoingBitrate' | 'currentRoundTripTime'>> & {
    readonly selectedCandidatePairId?: string;
    readonly nominated?: boolean;
    readonly state?: string;
    readonly fractionLost?: number;
  };

/** Returns what a browser's reports say of the line in use. */
export const measureOf = (reports: readonly Report[]): LineMeasure => {
  const transport = reports.find(({ type }) => type === 'transport');
  const pairs = reports.filter(({ type }) => type === 'candidate-pair');
  const pair =
    pairs.find(({ id }) => id === transport?.selectedCandidatePairId) ??
    pairs.find(({ nominated, state }) => nominated === true && state === 'succeeded');
  const losses = reports.flatMap(({ type, timestamp, fractionLost }) =>
    type === 'remote-inbound-rtp' &&
    fractionLost !== undefined &&
    timestamp > (pair?.timestamp ?? 0) - STALE_MS
      ? [fractionLost]
      : [],
  );
  const seconds = pair?.currentRoundTripTime;
  return {
    bitrate: pair?.availableOutgoingBitrate ?? null,
    loss: losses.length === 0 ? null : Math.max(...losses),
    roundTripMs: seconds === undefined ? null : seconds * 1000,
  };
};

/**
 * Measures the line now and then while the two are connected.
 * @returns what ends it
 */
export const watchLine = (
  connection: RTCPeerConnection,
  tell: (line: LineMeasure) => void,
): (() => void) => {
  let isOver = false;
  const measure = async (): Promise<void> => {
    if (connection.connectionState !== 'connected') return;
    try {
      const reports = await connection.getStats();
      if (!isOver) tell(measureOf([...reports.values()] as Report[]));
    } catch {
      // A browser that cannot tell changes nothing: both picture and voice are sent.
    }
  };
  const timer = setInterval(() => void measure(), MEASURE_MS);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
};

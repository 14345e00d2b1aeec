import { useEffect, useRef } from 'react';
import { useStream } from './streams.ts';

/** Time between two moves of the bar, in milliseconds. */
const TICK_MS = 100;

/** Factor for the display: speech fills about a fifth of the range. */
const GAIN = 5;

/** Computes the loudness of a sound, from 0 to 1 (root mean square). */
const loudness = (samples: Uint8Array): number => {
  const squares = samples.reduce((sum, each) => sum + ((each - 128) / 128) ** 2, 0);
  return Math.min(1, GAIN * Math.sqrt(squares / samples.length));
};

type MicrophoneLevelProps = { readonly label: string; readonly className?: string | undefined };

/** Shows the microphone's level as a moving bar. No sound is stored or sent. */
export const MicrophoneLevel = ({ label, className }: MicrophoneLevelProps) => {
  const stream = useStream('own');
  const bar = useRef<HTMLMeterElement>(null);
  useEffect(() => {
    const hasSound = stream !== null && stream.getAudioTracks().length > 0;
    if (!hasSound || typeof AudioContext === 'undefined') return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getByteTimeDomainData(samples);
      if (bar.current !== null) bar.current.value = loudness(samples);
    }, TICK_MS);
    // Browsers that require a user gesture for audio start the bar at the first press.
    const resume = (): void => void context.resume().catch(() => undefined);
    resume();
    document.addEventListener('pointerdown', resume);
    return () => {
      clearInterval(timer);
      document.removeEventListener('pointerdown', resume);
      context.close().catch(() => undefined);
    };
  }, [stream]);
  return <meter ref={bar} aria-label={label} className={className} min={0} max={1} value={0} />;
};

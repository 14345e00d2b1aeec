import { useEffect, useRef } from 'react';
import { useStream } from './streams.ts';

/** How often the bar moves, in milliseconds. */
const TICK_MS = 100;

/** Speech fills about a fifth of the range. */
const GAIN = 5;

/** How loud a sound is, from 0 to 1. */
const loudness = (samples: Uint8Array): number => {
  const squares = samples.reduce((sum, each) => sum + ((each - 128) / 128) ** 2, 0);
  return Math.min(1, GAIN * Math.sqrt(squares / samples.length));
};

type MicrophoneLevelProps = { readonly label: string; readonly className?: string | undefined };

/** How loud one is at the moment, as a bar that moves when one speaks. Nothing of it is kept or sent. */
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
    // Where a page may not sound before it is pressed, the bar begins with the first press.
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

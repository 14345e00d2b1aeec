import type { Confetti } from '../../contracts/feedback.ts';

/** The library moves its pieces at most so often, in milliseconds. */
const FRAME_MS = 1000 / 60;

/** The product's own colours; none that means danger. */
const COLORS = ['#0f766e', '#4db6a9', '#abdfd8', '#e7b68c', '#e0a93f'];

/** Whether the person wants nothing to move. */
const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const load = () => import('canvas-confetti');

/**
 * Lets confetti fall over the page, where nothing of it can be pressed, and clears it away in time also where it falls slowly
 * (FPOP-18, FPOP-19). A page that cannot fetch it goes without.
 */
export const celebrate = async ({ pieces, ms }: Confetti, loading = load): Promise<void> => {
  if (isCalm()) return;
  try {
    const { default: library } = await loading();
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    Object.assign(canvas.style, { position: 'fixed', inset: '0', width: '100%', height: '100%' });
    Object.assign(canvas.style, { pointerEvents: 'none', zIndex: '1000' });
    document.body.append(canvas);
    const fall = library.create(canvas, { resize: true, useWorker: false });
    void fall({
      particleCount: pieces,
      ticks: Math.ceil(ms / FRAME_MS),
      spread: 110,
      startVelocity: 40,
      gravity: 0.8,
      origin: { y: 0.55 },
      colors: COLORS,
    });
    setTimeout(() => {
      fall.reset();
      canvas.remove();
    }, ms);
  } catch {
    // It was a pleasure, and thanks were said.
  }
};

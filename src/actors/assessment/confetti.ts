import type { Confetti } from '../../../contracts/assessment/feedback.ts';

/** Shortest time between two frames of the library, in milliseconds. */
const FRAME_MS = 1000 / 60;

/** The product's colours, except those that mean danger. */
const COLORS = ['#0f766e', '#4db6a9', '#abdfd8', '#e7b68c', '#e0a93f'];

/** True when the system asks for reduced motion. */
const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const load = () => import('canvas-confetti');

/**
 * Lets confetti fall over the page without catching clicks, and removes it after `ms` even where it falls slowly
 * (FPOP-18, FPOP-19). Shows nothing when the library cannot be loaded.
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
    // Confetti is decoration: the thanks are on screen already.
  }
};

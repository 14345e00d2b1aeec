// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONFETTI } from '../../../contracts/assessment/feedback.ts';
import { celebrate } from '../../../src/actors/assessment/confetti.ts';

type Loading = NonNullable<Parameters<typeof celebrate>[1]>;

const fall = Object.assign(vi.fn<(options: object) => void>(), { reset: vi.fn<() => void>() });
const create = vi.fn<(canvas: unknown, options: object) => typeof fall>(() => fall);
const library = vi.fn<() => Promise<object>>(async () => ({
  default: { create },
})) as unknown as Loading;
const canvas = () => document.querySelector('canvas');

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.replaceChildren();
});

describe('confetti', () => {
  it('[FPOP-18] [FPOP-19] [CONST-51] is 200 pieces, which are gone between three and five seconds later', async () => {
    await celebrate(CONFETTI, library);
    expect(fall).toHaveBeenCalledWith(expect.objectContaining({ particleCount: 200, ticks: 240 }));
    vi.advanceTimersByTime(2999);
    expect(canvas()).not.toBeNull();
    vi.advanceTimersByTime(2001);
    expect(canvas()).toBeNull();
    expect(fall.reset).toHaveBeenCalledTimes(1);
  });

  it('covers the page, lies over nothing that can be pressed or heard, and needs no worker', async () => {
    await celebrate(CONFETTI, library);
    const { position, inset, width, height } = canvas()?.style ?? {};
    expect({ position, inset, width, height }).toEqual({
      position: 'fixed',
      inset: '0px',
      width: '100%',
      height: '100%',
    });
    expect(canvas()?.style.pointerEvents).toBe('none');
    expect(canvas()?.getAttribute('aria-hidden')).toBe('true');
    expect(create).toHaveBeenCalledWith(canvas(), { resize: true, useWorker: false });
  });

  it('falls for nobody who wants nothing to move, and is not even fetched', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await celebrate(CONFETTI, library);
    expect(library).not.toHaveBeenCalled();
    expect(canvas()).toBeNull();
  });

  it('is missed by nobody where it cannot be fetched', async () => {
    const lost = (() => Promise.reject(new Error('offline'))) as Loading;
    await expect(celebrate(CONFETTI, lost)).resolves.toBeUndefined();
    expect(canvas()).toBeNull();
  });
});

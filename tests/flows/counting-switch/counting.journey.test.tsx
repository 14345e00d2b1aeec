// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { CountingSwitch } from '../../../src/components/counting-switch/CountingSwitch.tsx';
import { collectAnalytics } from '../../../src/actors/page/analytics.ts';
import { keepAnalyticsChoice } from '../../../src/actors/page/analytics-choice.ts';
import { providedCountingSwitch } from '../../../src/flows/counting-switch/counting-switch.flow.ts';
import { showSwitch } from '../../../src/flows/counting-switch/show-switch.ts';

const KEY = 'toothwise-analytics';
const stop: (() => void)[] = [];

/** The page as a browser opens it. */
const open = () => {
  document.body.innerHTML = renderToStaticMarkup(<CountingSwitch />);
  const place = document.querySelector<HTMLElement>('[data-counting]');
  if (place === null) throw new Error('The switch is not drawn');
  const actor = createActor(providedCountingSwitch);
  showSwitch(place, actor);
  actor.start();
  stop.push(() => actor.stop());
};
const box = () => screen.getByRole<HTMLInputElement>('switch');
const said = () => screen.getByRole('status').textContent;

afterEach(() => {
  stop.splice(0).forEach((end) => end());
  keepAnalyticsChoice('on');
});

describe('the switch for being counted', () => {
  it('is pressed by the keyboard, holds for the device, and stops the counting at once', async () => {
    const sent = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', sent);
    const collect = collectAnalytics();
    open();
    expect([box().checked, said()]).toEqual([true, expect.stringMatching(/^Counting is on\./)]);
    collect([{ name: 'report.made', outcome: 'done' }]);
    await userEvent.tab();
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard(' ');
    expect([box().checked, said()]).toEqual([false, expect.stringMatching(/^Counting is off/)]);
    expect(localStorage.getItem(KEY)).toBe('off');
    dispatchEvent(new Event('pagehide'));
    expect(sent).not.toHaveBeenCalled();

    open();
    expect(box().checked).toBe(false);
    await userEvent.click(box());
    expect(box().checked).toBe(true);
    expect(localStorage.getItem(KEY)).toBeNull();
    collect([{ name: 'report.made', outcome: 'done' }]);
    dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('follows what another tab decides', () => {
    open();
    localStorage.setItem(KEY, 'off');
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'off' }));
    expect([box().checked, said()]).toEqual([false, expect.stringMatching(/^Counting is off/)]);
  });

  it('cannot overrule a browser that asks for nobody to be followed', async () => {
    vi.stubGlobal('navigator', { doNotTrack: '1' });
    open();
    expect([box().checked, box().disabled]).toEqual([false, true]);
    expect(box().getAttribute('aria-checked')).toBe('false');
    expect(said()).toMatch(/^Your browser asks sites not to follow you\./);
  });
});

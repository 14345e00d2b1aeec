// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { hideDrawer, watchHeader } from '../../../src/actors/page/site-header.ts';

/** A header on a screen as wide as is said, and what its browser tells of the drawer. */
const startWatching = (isWide: boolean) => {
  const told: string[] = [];
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isWide }));
  const drawer = document.querySelector<HTMLElement>('[popover]');
  const header = setup({ actors: { watchHeader } }).createMachine({
    invoke: { src: 'watchHeader' },
    on: { '*': { actions: ({ event }) => void told.push(event.type) } },
  });
  const actor = createActor(header).start();
  const toggle = (newState: 'open' | 'closed') =>
    drawer?.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  told.length = 0;
  return { told, toggle, stop: () => actor.stop() };
};

describe('what the header is told of its drawer', () => {
  beforeEach(() => {
    document.body.innerHTML = '<header><div popover></div></header>';
  });
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('[SHELL-09] is told of one that opens, and of one that closes', () => {
    const { told, toggle, stop } = startWatching(false);
    toggle('open');
    toggle('closed');
    expect(told).toEqual(['drawer.opened', 'drawer.closed']);
    stop();
  });

  it('[SHELL-09] hears that there is room with every drawer that opens: the browser may tell of it after the screen grew', () => {
    const { told, toggle, stop } = startWatching(true);
    toggle('open');
    expect(told).toEqual(['drawer.opened', 'page.widened']);
    stop();
  });

  it('hears nothing more once it is stopped', () => {
    const { told, toggle, stop } = startWatching(true);
    stop();
    toggle('open');
    expect(told).toEqual([]);
  });

  it('puts away the drawer of the page, and nothing where there is none', () => {
    const hide = vi.fn<() => void>();
    const drawer = document.querySelector('[popover]');
    if (drawer) Object.assign(drawer, { hidePopover: hide });
    hideDrawer();
    expect(hide).toHaveBeenCalledTimes(1);
    document.body.innerHTML = '';
    hideDrawer();
    expect(hide).toHaveBeenCalledTimes(1);
  });
});

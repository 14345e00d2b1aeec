import type { siteHeaderMachine } from '../../../machines/site-header/site-header.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';

const oracle: Oracle<typeof siteHeaderMachine> = {
  known: {},
  opens: [
    { input: undefined, at: ['followingPage.restingAtTop', 'holdingLinks.closed'], knows: {} },
  ],
  delays: {},
  starts: { '': ['calls watchHeader'] },
  leaves: {
    'followingPage.restingAtTop': {
      on: {
        // SHELL-02: after 20 px.
        'page.scrolled': [
          { with: { top: 20 }, to: 'refused' },
          { with: { top: 21 }, to: 'followingPage.scrolled' },
        ],
      },
    },
    'followingPage.scrolled': {
      on: {
        'page.scrolled': [
          { with: { top: 21 }, to: 'stays' },
          { with: { top: 20 }, to: 'followingPage.restingAtTop' },
          { with: { top: 0 }, to: 'followingPage.restingAtTop' },
        ],
      },
    },
    'holdingLinks.closed': { on: { 'drawer.opened': { to: 'holdingLinks.opened' } } },
    'holdingLinks.opened': {
      on: {
        'drawer.closed': { to: 'holdingLinks.closed' },
        'drawer.left': { to: 'holdingLinks.closed', does: ['hideDrawer'] },
        'page.widened': { to: 'holdingLinks.closed', does: ['hideDrawer'] },
      },
    },
  },
};

holdAgainst('siteHeader', oracle);

import type { siteHeaderMachine } from '../../../machines/site-header/site-header.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const cases: Cases<typeof siteHeaderMachine> = {
  inputs: [undefined],
  events: {
    'page.scrolled': [{ top: 20 }, { top: 21 }],
    'page.widened': [{}],
    'drawer.opened': [{}],
    'drawer.closed': [{}],
    'drawer.left': [{}],
  },
  actors: { watchHeader: {} },
};

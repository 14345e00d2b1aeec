import type { pageLoadingMachine } from '../../../machines/page-loading/page-loading.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { MISSING, NO_ANSWER } from './cases.ts';

const PAGE = { page: 'FindDentistPage' };
const STOPPED = 'failed.missing';
const UNREACHABLE = 'failed.unanswered';

/** It came, broke, or took too long, wherever in the wait that happens. */
const coming = (at: 'loading.started' | 'loading.prolonged') => ({
  'done: loadPage': { at, to: 'loaded' as const },
  'failed: loadPage': { at, with: { error: MISSING }, to: 'pausing' as const },
  // ERR-05: no second try after two minutes.
  'after chunkTimeout': { at, to: STOPPED } as const,
});
const [begun, prolonged] = [coming('loading.started'), coming('loading.prolonged')];

const oracle: Oracle<typeof pageLoadingMachine> = {
  known: { ...PAGE, isPressed: false },
  opens: [{ input: PAGE, at: 'loading.started', knows: { ...PAGE, isPressed: false } }],
  // ERR-05, CONST-29: 120 seconds.
  delays: { patience: 8000, retryPause: 1000, chunkTimeout: 120_000 },
  starts: {
    loading: ['calls loadPage', 'waits chunkTimeout'],
    'loading.started': ['waits patience'],
    pausing: ['waits retryPause'],
    retrying: ['calls loadPage', 'waits chunkTimeout'],
    checkingRelease: ['calls reloadPage', 'waits chunkTimeout'],
    reloading: ['waits chunkTimeout'],
    failed: ['freeFirstPaint'],
  },
  leaves: {
    'loading.started': { tags: ['busy'], on: { 'after patience': { to: 'loading.prolonged' } } },
    'loading.prolonged': { tags: ['busy'], on: {} },
    pausing: { tags: ['busy'], on: { 'after retryPause': { to: 'retrying' } } },
    retrying: {
      tags: ['busy'],
      on: {
        'done: loadPage': { to: 'loaded' },
        'failed: loadPage': { with: { error: MISSING }, to: 'checkingRelease' },
        'after chunkTimeout': { to: STOPPED },
      },
    },
    checkingRelease: {
      tags: ['busy'],
      on: {
        'done: reloadPage': [
          { with: { output: 'reloading' }, to: 'reloading' },
          { with: { output: 'refused' }, to: STOPPED },
        ],
        'failed: reloadPage': { with: { error: NO_ANSWER }, to: UNREACHABLE },
        'after chunkTimeout': { to: UNREACHABLE },
      },
    },
    reloading: { tags: ['busy'], on: { 'after chunkTimeout': { to: STOPPED } } },
    [STOPPED]: { on: {} },
    [UNREACHABLE]: { on: {} },
    loaded: { on: {} },
  },
  around: {
    loading: {
      'done: loadPage': [begun['done: loadPage'], prolonged['done: loadPage']],
      'failed: loadPage': [begun['failed: loadPage'], prolonged['failed: loadPage']],
      'after chunkTimeout': [begun['after chunkTimeout'], prolonged['after chunkTimeout']],
    },
    failed: {
      'page.requested': [
        { at: STOPPED, to: 'retrying', knows: { isPressed: true } },
        { at: UNREACHABLE, to: 'retrying', knows: { isPressed: true } },
      ],
    },
  },
};

holdAgainst('pageLoading', oracle);

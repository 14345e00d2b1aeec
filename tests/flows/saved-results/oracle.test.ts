import type { Failure } from '../../../contracts/common/failure.ts';
import type {
  LoadedResults,
  savedResultsMachine,
} from '../../../machines/saved-results/saved-results.machine.ts';
import { SAVED } from '../../kit/account-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { XRAY } from '../../kit/xray-replies.ts';
import { READ_AT } from './cases.ts';

const said = (title: string): string => `emits notice.raised: ${title}`;
const ONE = { results: SAVED, xrays: [XRAY], chosenXray: XRAY.id };
const NO_RESULT = { ...ONE, results: [] };
/** What comes after the question, or after the deletion: the list as it stood. */
const back = (notice: string, xrays: LoadedResults['xrays']) =>
  [
    { given: ONE, to: 'listed', knows: { xrays, results: SAVED }, does: [said(notice)] },
    { given: NO_RESULT, to: 'nothingSaved', knows: { xrays }, does: [said(notice)] },
  ] as const;
const REFUSED: Failure = { kind: 'refused', status: 429, message: 'too many' };
const notDeleted = (error: Failure, notice: string) =>
  back(notice, [XRAY]).map((each) => ({ ...each, with: { error } }));
const CHOSEN = {
  with: { id: XRAY.id },
  to: 'confirmingDeletion',
  knows: { chosenXray: XRAY.id },
} as const;

const oracle: Oracle<typeof savedResultsMachine> = {
  known: { results: [], xrays: [], readAt: '', asked: [], chosenXray: null },
  opens: [
    { input: undefined, at: 'loadingResults', knows: { results: [], xrays: [], readAt: '' } },
  ],
  starts: {
    loadingResults: ['calls loadResults'],
    confirmingDeletion: ['calls confirmation'],
    deletingXray: ['calls deleteXray'],
  },
  leaves: {
    loadingResults: {
      tags: ['busy'],
      on: {
        'done: loadResults': [
          {
            with: { output: { results: SAVED, xrays: [XRAY], readAt: READ_AT, asked: ['a'] } },
            to: 'listed',
            knows: { results: SAVED, xrays: [XRAY], readAt: READ_AT, asked: ['a'] },
          },
          {
            with: { output: { results: [], xrays: [XRAY], readAt: READ_AT, asked: [] } },
            to: 'nothingSaved',
            knows: { results: [], xrays: [XRAY] },
          },
          // Without a list of the X-rays the results are there all the same.
          {
            with: { output: { results: SAVED, xrays: null, readAt: READ_AT, asked: [] } },
            to: 'listed',
            knows: { xrays: null },
          },
        ],
        'failed: loadResults': { to: 'loadingFailed' },
      },
    },
    listed: { on: { 'xrayDeletion.requested': CHOSEN } },
    nothingSaved: { on: { 'xrayDeletion.requested': CHOSEN } },
    confirmingDeletion: {
      on: {
        'done: confirmation': [
          { given: ONE, with: { output: { kind: 'confirmed' } }, to: 'deletingXray' },
          // Nothing is deleted that somebody keeps.
          {
            given: ONE,
            with: { output: { kind: 'declined' } },
            to: 'listed',
            knows: { xrays: [XRAY] },
          },
          {
            given: NO_RESULT,
            with: { output: { kind: 'declined' } },
            to: 'nothingSaved',
            knows: { xrays: [XRAY] },
          },
        ],
      },
    },
    deletingXray: {
      tags: ['busy'],
      on: {
        'done: deleteXray': back('X-ray deleted', []),
        'failed: deleteXray': [
          ...notDeleted(REFUSED, 'X-ray not deleted'),
          // It may be deleted all the same.
          ...(['network', 'timeout', 'invalidReply'] as const).flatMap((kind) =>
            notDeleted({ kind, message: 'none' }, 'No answer to the deletion'),
          ),
        ],
      },
    },
    loadingFailed: { on: { 'loading.requested': { to: 'loadingResults' } } },
  },
};

holdAgainst('savedResults', oracle);

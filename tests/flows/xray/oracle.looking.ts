import { REANALYSIS, XRAY } from '../../kit/xray-replies.ts';
import {
  ANALYZED,
  FAILED,
  MISSING,
  NO_XRAY,
  OFFLINE,
  READ_TOGETHER,
  READ_TOGETHER_SAVED,
  REFUSED,
  REJECTED,
  SAID_BUSY,
  SAID_FAILED,
  SAID_NO_XRAY,
  SAID_NOT_TOLD,
  SAVED,
  SAVED_ALONE,
  SIGNED_OUT,
  UNASKED,
  UNDER_WAY,
  UNMARKED,
  UNSURE,
  CHOSEN,
  NOTHING_LEFT,
  RESTARTED,
  said,
} from './cases.ts';
import type { Leaves } from './cases.ts';

/** Nothing was read of it on this page yet. */
const UNREAD = { xray: null, reanalysis: null };

const gone = {
  with: { output: MISSING },
  to: 'awaitingImage',
  knows: { ...NOTHING_LEFT, sentence: null },
  does: ['forgetXray', said('X-ray no longer here')],
} as const;
const noXray = {
  with: { output: NO_XRAY },
  to: 'imageRejected',
  knows: { ...NOTHING_LEFT, sentence: SAID_NO_XRAY },
  does: ['forgetXray'],
} as const;

/** The person is asked; nothing is told in passing, as the question takes the focus. */
const unsure = {
  with: { output: UNSURE },
  to: 'askingKind.asking',
  knows: { xray: UNSURE.xray, xrayId: XRAY.id },
} as const;

/** What the server says of an X-ray that was waited for; each is told. */
const TOLD = [
  gone,
  noXray,
  unsure,
  {
    with: { output: FAILED },
    to: 'analysisFailed',
    knows: { sentence: SAID_FAILED, xrayId: XRAY.id },
    does: [said('Analysis Failed')],
  },
  {
    with: { output: ANALYZED },
    to: 'reviewingFindings.savingXray',
    knows: { xray: XRAY, sentence: null },
    does: ['keepFindings', said('X-ray Analysis Complete')],
  },
  {
    with: { output: SAVED },
    to: 'reviewingFindings.saved',
    does: ['keepFindings', said('X-ray Analysis Complete')],
  },
  // Nothing was looked for, so nobody is told of a number that was found.
  {
    with: { output: UNMARKED },
    to: 'reviewingFindings.savingXray',
    does: ['keepFindings', said('X-ray kept')],
  },
] as const;

const TOLD_KIND = (['dental', 'other', 'notSure'] as const).map((kind) => ({
  with: { kind },
  to: 'askingKind.telling' as const,
  knows: { toldKind: kind },
}));

/** Reading an X-ray of before, and waiting for the analysis. */
export const LOOKING = {
  resuming: 'passes',
  readingXray: {
    tags: ['busy'],
    on: {
      'done: readXray': [
        gone,
        noXray,
        // A reload comes back to the question.
        unsure,
        { with: { output: FAILED }, to: 'analysisFailed', knows: { sentence: SAID_FAILED } },
        {
          with: { output: ANALYZED },
          to: 'reviewingFindings.savingXray',
          knows: { xray: XRAY, sentence: null },
          does: ['keepFindings'],
        },
        { with: { output: SAVED }, to: 'reviewingFindings.saved', does: ['keepFindings'] },
        // One that is only looked at is still looked at: there is no result that it would be tied to.
        {
          given: { isAdopted: false },
          with: { output: ANALYZED },
          to: 'reviewingFindings.savingXray',
          knows: { isAdopted: false },
          does: ['keepFindings'],
        },
        // It is kept, and no result has it.
        {
          with: { output: SAVED_ALONE },
          to: 'reviewingFindings.savingXray',
          does: ['keepFindings'],
        },
        // Whoever has signed in on this page is mailed at the address of their account.
        {
          given: { isPictureLost: true, email: '' },
          with: { output: ANALYZED },
          to: 'reviewingFindings.savingXray',
          knows: { isPictureLost: false, email: 'asha@example.com' },
          does: ['keepFindings'],
        },
        {
          given: { email: 'ravi@example.com' },
          with: { output: ANALYZED },
          to: 'reviewingFindings.savingXray',
          knows: { email: 'ravi@example.com' },
          does: ['keepFindings'],
        },
        // The last phase that was finished; what became of the mail is not known any more.
        {
          given: { reanalysis: null, mailed: null },
          with: { output: READ_TOGETHER },
          to: 'completed.savingReanalysis',
          knows: { xray: XRAY, reanalysis: REANALYSIS, mailed: null },
          does: ['keepFindings'],
        },
        {
          given: { reanalysis: REANALYSIS, mailed: 'queued' },
          with: { output: READ_TOGETHER_SAVED },
          to: 'completed.saved',
          knows: { mailed: 'queued' },
          does: ['keepFindings'],
        },
        {
          given: { reanalysis: { ...REANALYSIS, id: XRAY.id }, mailed: 'sent' },
          with: { output: READ_TOGETHER_SAVED },
          to: 'completed.saved',
          knows: { mailed: null },
          does: ['keepFindings'],
        },
        // Before any analysis was asked for the page was left.
        { with: { output: UNASKED }, to: 'analyzing.requestingAnalysis' },
        { with: { output: UNDER_WAY }, to: 'analyzing.watching' },
      ],
      'failed: readXray': [
        { with: { error: SIGNED_OUT }, to: 'signedOut', knows: { xrayId: XRAY.id } },
        {
          given: UNREAD,
          with: { error: OFFLINE },
          to: 'readingFailed',
          knows: { xrayId: XRAY.id },
        },
        {
          given: UNREAD,
          with: { error: REFUSED },
          to: 'readingFailed',
          knows: { sentence: SAID_BUSY },
        },
        // What was read before is not taken away; its picture can be asked for once more.
        {
          given: { isPictureLost: true },
          with: { error: OFFLINE },
          to: 'completed.savingReanalysis',
          knows: { isPictureLost: true, reanalysis: REANALYSIS },
        },
        {
          given: { isPictureLost: true, reanalysis: null },
          with: { error: OFFLINE },
          to: 'reviewingFindings.savingXray',
          knows: { isPictureLost: true, xray: XRAY },
        },
      ],
      'analysis.restarted': RESTARTED,
    },
  },
  readingFailed: {
    on: {
      'reading.requested': { to: 'readingXray' },
      'page.shown': { to: 'readingXray' },
      'analysis.restarted': RESTARTED,
    },
  },
  signedOut: {
    on: { 'signIn.requested': { to: 'awaitingSignInAgain' }, 'analysis.restarted': RESTARTED },
  },
  awaitingSignInAgain: {
    on: {
      'done: signInGate': [
        { with: { output: { kind: 'granted' } }, to: 'readingXray', knows: { xrayId: XRAY.id } },
        { with: { output: { kind: 'dismissed' } }, to: 'signedOut', knows: { xrayId: XRAY.id } },
      ],
      'failed: signInGate': {
        with: { error: OFFLINE },
        to: 'signedOut',
        does: [said('Not connected')],
      },
    },
  },
  'analyzing.requestingAnalysis': {
    tags: ['busy'],
    on: {
      'done: analyzeXray': [
        ...TOLD,
        {
          with: { output: REJECTED },
          to: 'imageRejected',
          knows: { ...NOTHING_LEFT, sentence: SAID_NO_XRAY },
          does: ['forgetXray'],
        },
        { with: { output: UNDER_WAY }, to: 'analyzing.watching' },
      ],
      'failed: analyzeXray': [
        { with: { error: SIGNED_OUT }, to: 'signedOut', knows: { xrayId: XRAY.id } },
        { with: { error: OFFLINE }, to: 'analyzing.reconnecting' },
        {
          with: { error: REFUSED },
          to: 'analysisFailed',
          knows: { sentence: SAID_BUSY, xrayId: XRAY.id },
          does: [said('Analysis Failed')],
        },
      ],
    },
  },
  'analyzing.watching': {
    tags: ['busy'],
    on: { 'after pollInterval': { to: 'analyzing.checkingAnalysis' } },
  },
  'analyzing.checkingAnalysis': {
    tags: ['busy'],
    on: {
      'done: readXrayAgain': [
        ...TOLD,
        {
          with: { output: UNASKED },
          to: 'analyzing.requestingAnalysis',
          knows: { count: 2 },
        },
        { with: { output: UNDER_WAY }, to: 'analyzing.watching', knows: { count: 1 } },
      ],
      'failed: readXrayAgain': [
        { with: { error: SIGNED_OUT }, to: 'signedOut' },
        { with: { error: OFFLINE }, to: 'analyzing.reconnecting' },
      ],
    },
  },
  'analyzing.reconnecting': {
    tags: ['busy'],
    on: {
      'page.shown': { to: 'analyzing.checkingAnalysis' },
      'reading.requested': { to: 'analyzing.checkingAnalysis' },
      'after lookInterval': { to: 'analyzing.checkingAnalysis' },
    },
  },
  analysisFailed: {
    on: {
      'analysis.requested': {
        to: 'analyzing.requestingAnalysis',
        // Another request than the one that has failed.
        knows: { sentence: null, count: 2 },
      },
      'image.chosen': CHOSEN,
      'analysis.restarted': RESTARTED,
    },
  },
  'askingKind.asking': { on: { 'kind.told': TOLD_KIND } },
  'askingKind.telling': {
    tags: ['busy'],
    on: {
      'done: tellXrayKind': [...TOLD, { with: { output: UNDER_WAY }, to: 'analyzing.watching' }],
      'failed: tellXrayKind': [
        { with: { error: SIGNED_OUT }, to: 'signedOut', knows: { xrayId: XRAY.id } },
        {
          given: { toldKind: 'dental' },
          with: { error: REFUSED },
          to: 'askingKind.tellingFailed',
          knows: { sentence: SAID_BUSY, toldKind: 'dental', xray: XRAY },
        },
        {
          with: { error: OFFLINE },
          to: 'askingKind.tellingFailed',
          knows: { sentence: SAID_NOT_TOLD, xrayId: XRAY.id },
        },
      ],
    },
  },
  'askingKind.tellingFailed': { on: { 'kind.told': TOLD_KIND } },
} as const satisfies Partial<Leaves>;

/** The question can be left, and its picture be asked for again. */
export const AROUND_ASKING = {
  'analysis.restarted': [
    { at: 'askingKind.asking', ...RESTARTED },
    { at: 'askingKind.telling', ...RESTARTED },
    { at: 'askingKind.tellingFailed', ...RESTARTED },
  ],
  'picture.requested': { at: 'askingKind.asking', to: 'readingXray' },
} as const;

/** An analysis can be left; it goes on without this page. */
export const AROUND_ANALYZING = {
  'analysis.restarted': [
    { at: 'analyzing.requestingAnalysis', ...RESTARTED },
    { at: 'analyzing.watching', ...RESTARTED },
    { at: 'analyzing.checkingAnalysis', ...RESTARTED },
    { at: 'analyzing.reconnecting', ...RESTARTED },
  ],
} as const;

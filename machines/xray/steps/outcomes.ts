import type { RaisedNotice } from '../../../contracts/common/notice.ts';
import { say } from '../../kit/raise-notice.ts';
import { failed } from '../../kit/refusal.ts';
import {
  ANALYSIS_COMPLETE,
  ANALYSIS_FAILED,
  NOTHING_SOUGHT,
  XRAY_GONE,
} from '../../../contracts/texts/en/flows/xray.ts';
import { keptOf } from '../xray.setup.ts';
import type { Looked, XrayContext } from '../xray.types.ts';

type Read = { readonly event: { readonly output: Looked } };
type Failed = { readonly event: { readonly error: unknown } };

const looked = ({ event }: Read): Looked => event.output;

export const rememberLooked = { type: 'rememberLooked', params: looked } as const;

export const rememberFailure = {
  type: 'rememberFailure',
  params: ({ event }: Failed) => ({ error: event.error }),
} as const;

/** Returns the branch for a failure of this kind. */
export const whenFailure = <Guard extends 'isSignedOut' | 'isPassing', Target extends string>(
  guard: Guard,
  target: Target,
) =>
  ({
    guard: { type: guard, params: ({ event }: Failed) => ({ error: event.error }) },
    target,
  }) as const;

/** Action that keeps the findings on this device for an assessment that is still to come (XRAY-22). */
const keepFound = {
  type: 'keepFindings',
  params: ({ event }: Read) =>
    event.output.verdict === 'read' ? keptOf(event.output.xray) : { id: '', findings: null },
} as const;

/** Action that forgets only the X-ray that was looked at: another one may be kept here. */
const forgetThis = {
  type: 'forgetXray',
  params: ({ context }: { readonly context: XrayContext }) => ({ id: context.xrayId }),
} as const;

/** Makes the notice of an analysis; nothing was looked for where nobody could tell what the picture shows. */
const completeNotice = (output: Looked): RaisedNotice => {
  const xray = output.verdict === 'read' ? output.xray : null;
  if (xray?.told_kind === 'notSure') return { type: 'info', ...NOTHING_SOUGHT };
  const { title, message } = ANALYSIS_COMPLETE;
  return { type: 'success', title, message: message(xray?.analysis?.predictions.length ?? 0) };
};

const sayFound = {
  type: 'raiseNotice',
  params: ({ event }: Read) => ({ notice: completeNotice(event.output) }),
} as const;

const sayFailed = {
  type: 'raiseNotice',
  params: ({ event: { output } }: Read) => ({
    notice: failed(ANALYSIS_FAILED, output.verdict === 'read' ? output.xray.message : null),
  }),
} as const;

const missing = {
  guard: { type: 'isMissing', params: looked },
  target: '#xray.awaitingImage',
  actions: [forgetThis, 'clearXray', 'clearSentence', say('info', XRAY_GONE)],
} as const;

const rejected = {
  guard: { type: 'isRejected', params: looked },
  target: '#xray.imageRejected',
  actions: [rememberLooked, forgetThis, 'clearXray'],
} as const;

const unsure = {
  guard: { type: 'isUnsure', params: looked },
  target: '#xray.askingKind',
  actions: rememberLooked,
} as const;

/** Branches for an X-ray that was read at once: the page does not repeat a notice from before it was loaded. */
export const foundAgain = [
  missing,
  rejected,
  unsure,
  {
    guard: { type: 'hasFailed', params: looked },
    target: '#xray.analysisFailed',
    actions: rememberLooked,
  },
  {
    guard: { type: 'isReanalysed', params: looked },
    target: '#xray.completed',
    actions: [rememberLooked, { type: 'rememberEarlier', params: looked }, keepFound],
  },
  {
    guard: { type: 'isAnalyzed', params: looked },
    target: '#xray.reviewingFindings',
    actions: [rememberLooked, keepFound],
  },
  {
    guard: { type: 'isUnasked', params: looked },
    target: '#xray.analyzing.requestingAnalysis',
    actions: rememberLooked,
  },
] as const;

/** Branches for an X-ray that was waited for, with a notice (XRAY-10..12, XRAY-19). */
export const found = [
  missing,
  rejected,
  unsure,
  {
    guard: { type: 'hasFailed', params: looked },
    target: '#xray.analysisFailed',
    actions: [rememberLooked, sayFailed],
  },
  {
    guard: { type: 'isAnalyzed', params: looked },
    target: '#xray.reviewingFindings',
    actions: [rememberLooked, keepFound, sayFound],
  },
] as const;

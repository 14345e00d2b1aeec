import { sayWhy } from '../../kit/refusal.ts';
import { throughGate } from '../../sign-in-gate/through-gate.ts';
import { requestKeyOf, xray } from '../xray.setup.ts';
import { ANALYSIS_FAILED } from '../../../contracts/texts/en/flows/xray.ts';
import { imageChosen, restarted } from './choosing.step.ts';
import { found, foundAgain, rememberFailure, rememberLooked, whenFailure } from './outcomes.ts';

/** Branches that keep on screen what was read before: a picture that could not be loaded again takes no words away. */
const asBefore = [
  { guard: 'hasReanalysis', target: '#xray.completed' },
  { guard: 'hasFindings', target: '#xray.reviewingFindings' },
] as const;

export const readingXray = xray.createStateConfig({
  description: 'The server is asked what has become of the X-ray: its record counts.',
  tags: 'busy',
  invoke: {
    id: 'readXray',
    src: 'readXray',
    input: ({ context: { xrayId } }) => ({ id: xrayId ?? '' }),
    onDone: [...foundAgain, { target: '#xray.analyzing.watching', actions: rememberLooked }],
    onError: [
      whenFailure('isSignedOut', '#xray.signedOut'),
      ...asBefore,
      { target: '#xray.readingFailed', actions: rememberFailure },
    ],
  },
  on: { 'analysis.restarted': restarted },
});

export const readingFailed = xray.createStateConfig({
  description: 'The server could not be asked; the X-ray is kept there.',
  invoke: { id: 'watchPage', src: 'watchPage' },
  on: {
    'reading.requested': '#xray.readingXray',
    'page.shown': '#xray.readingXray',
    'analysis.restarted': restarted,
  },
});

export const signedOut = xray.createStateConfig({
  description: 'The X-ray is in an account, and nobody is signed in.',
  on: { 'signIn.requested': '#xray.awaitingSignInAgain', 'analysis.restarted': restarted },
});

export const awaitingSignInAgain = xray.createStateConfig({
  description: 'Somebody signs in to see their X-ray, or leaves it.',
  invoke: throughGate({
    action: 'xray-analysis',
    granted: 'readingXray',
    dismissed: 'signedOut',
  }),
});

export const analyzing = xray.createStateConfig({
  description: 'The picture is looked at, also when this page is closed.',
  tags: 'busy',
  initial: 'requestingAnalysis',
  on: { 'analysis.restarted': restarted },
  states: {
    requestingAnalysis: {
      description: 'The server is asked to look at the picture.',
      entry: 'countRequest',
      invoke: {
        id: 'analyzeXray',
        src: 'analyzeXray',
        input: ({ context }) => ({
          id: context.xrayId ?? '',
          requestKey: requestKeyOf(context),
        }),
        onDone: [...found, { target: 'watching', actions: rememberLooked }],
        onError: [
          whenFailure('isSignedOut', '#xray.signedOut'),
          whenFailure('isPassing', 'reconnecting'),
          {
            target: '#xray.analysisFailed',
            actions: [rememberFailure, sayWhy(ANALYSIS_FAILED)],
          },
        ],
      },
    },
    watching: {
      description: 'The server looks at it, and is asked again in a moment.',
      after: { pollInterval: 'checkingAnalysis' },
    },
    checkingAnalysis: {
      description: 'The server is asked whether it is done.',
      invoke: {
        id: 'readXrayAgain',
        src: 'readXray',
        input: ({ context: { xrayId } }) => ({ id: xrayId ?? '' }),
        onDone: [
          ...found,
          {
            guard: { type: 'isUnasked', params: ({ event }) => event.output },
            target: 'requestingAnalysis',
            actions: rememberLooked,
          },
          { target: 'watching', actions: rememberLooked },
        ],
        onError: [whenFailure('isSignedOut', '#xray.signedOut'), { target: 'reconnecting' }],
      },
    },
    reconnecting: {
      description: 'The server cannot be reached; it goes on with its work, and is asked again.',
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: { 'page.shown': 'checkingAnalysis', 'reading.requested': 'checkingAnalysis' },
      after: { lookInterval: 'checkingAnalysis' },
    },
  },
});

export const analysisFailed = xray.createStateConfig({
  description: 'The X-ray could not be analysed; it is tried again, or another picture is chosen.',
  on: {
    'analysis.requested': { target: '#xray.analyzing', actions: 'clearSentence' },
    'image.chosen': imageChosen,
    'analysis.restarted': restarted,
  },
});

import { NOT_SAVABLE, saveFailed } from '../chat/saving.texts.ts';
import { say } from '../kit/raise-notice.ts';
import { throughGate } from '../sign-in-gate/through-gate.ts';
import { report, reportedOf, savableOf } from './report.setup.ts';
import { GENERATING_FAILED, OPENING_FAILED, REPORT_OPENED, SWITCHED_OFF } from './report.texts.ts';

/** Transitions by which a report is asked for, wherever it may be. */
const asked = report.createStateConfig({
  on: {
    'report.requested': [
      {
        guard: { type: 'isNothing', params: ({ event }) => event },
        actions: say(NOT_SAVABLE),
      },
      {
        target: 'awaitingSignIn',
        actions: { type: 'rememberResult', params: ({ event }) => event },
      },
    ],
  },
}).on;

/**
 * "Download PDF" (PDF-01..06): the result is in the signed-in account, the server hands out a private address, and that
 * opens in a new tab. The page of a result, and that of a saved one, mount it.
 */
export const reportMachine = report.createMachine({
  id: 'report',
  description: 'Somebody wants their result as a PDF.',
  context: { result: { kind: 'nothing' }, address: null },
  initial: 'offered',
  states: {
    offered: { description: 'A report can be asked for.', on: asked },
    awaitingSignIn: {
      description:
        'Whose report it is has to be known; whoever is signed in passes unseen (AUTH-21).',
      invoke: throughGate({
        action: 'pdf-report',
        granted: 'lookingAtResult',
        dismissed: 'offered',
      }),
    },
    lookingAtResult: {
      description: 'A report is made of what the account has: what it has not is saved first.',
      always: [{ guard: 'isInAccount', target: 'generating' }, { target: 'savingResult' }],
    },
    savingResult: {
      description: 'The result goes to the account of who is signed in.',
      tags: 'busy',
      invoke: {
        id: 'saveResult',
        src: 'saveResult',
        input: ({ context }) => savableOf(context),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'generating',
            actions: { type: 'rememberSaved', params: ({ event }) => event.output },
          },
          { target: 'awaitingSignIn' },
        ],
        onError: {
          target: 'generatingFailed',
          actions: {
            type: 'raiseNotice',
            params: ({ event }) => ({ notice: saveFailed(event.error) }),
          },
        },
      },
    },
    generating: {
      description: 'The server is asked for the private address of the report (API-16, API-17).',
      tags: 'busy',
      invoke: {
        id: 'generateReport',
        src: 'generateReport',
        input: ({ context }) => reportedOf(context),
        onDone: [
          {
            guard: { type: 'isMade', params: ({ event }) => event.output },
            target: 'opening',
            actions: { type: 'rememberAddress', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isSwitchedOff', params: ({ event }) => event.output },
            target: 'disabled',
            actions: say(SWITCHED_OFF),
          },
          { target: 'awaitingSignIn' },
        ],
        onError: { target: 'generatingFailed', actions: say(GENERATING_FAILED) },
      },
    },
    opening: {
      description: 'The address opens in a new tab (PDF-03).',
      tags: 'busy',
      invoke: {
        id: 'openReport',
        src: 'openReport',
        input: ({ context }) => ({ address: context.address ?? '' }),
        onDone: { target: 'opened', actions: say(REPORT_OPENED) },
        onError: { target: 'openingFailed', actions: say(OPENING_FAILED) },
      },
    },
    opened: {
      description: 'It is open; a link opens it once more as long as its address is good.',
      on: asked,
      after: { reportLife: { target: 'offered', actions: 'forgetAddress' } },
    },
    generatingFailed: {
      description: 'No report was made, which was said; it can be asked for again.',
      on: asked,
    },
    openingFailed: {
      description: 'The browser opened no tab, which was said; a link opens it all the same.',
      on: asked,
      after: { reportLife: { target: 'offered', actions: 'forgetAddress' } },
    },
    disabled: {
      description: 'The operator makes no reports, which is said to whoever asks (PDF-01).',
      on: { 'report.requested': { actions: say(SWITCHED_OFF) } },
    },
  },
});

import { throughGate } from '../../sign-in-gate/through-gate.ts';
import { chat } from '../chat.setup.ts';
import { NOT_SAVABLE, SAVED_TO_DASHBOARD } from '../../../contracts/texts/en/flows/saving.ts';
import { say } from '../../kit/raise-notice.ts';
import { sayNotSaved } from '../../kit/not-saved.ts';

const sayFailed = sayNotSaved();
const saySaved = say('success', SAVED_TO_DASHBOARD);

/** Saves the result to the account that is signed in (SAVE-01..04, SAVE-09..14, DIAG-28). */
export const saving = chat.createStateConfig({
  description: 'The result goes to the account of whoever is signed in.',
  initial: 'awaitingResult',
  invoke: { id: 'watchSession', src: 'watchSession' },
  on: {
    'result.reached': '.savingResult',
    'result.kept': '.saved',
    'result.dropped': '.awaitingResult',
  },
  states: {
    awaitingResult: {
      description: 'There is no result that an account could have.',
      on: {
        'save.requested': { actions: say('warning', NOT_SAVABLE) },
      },
    },
    savingResult: {
      description: 'Nobody has to ask: the server is told whose it is, if anybody is signed in.',
      invoke: {
        id: 'saveResult',
        src: 'saveResult',
        input: ({ context }) => context.savable,
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'saved',
            actions: { type: 'tellSaved', params: ({ event }) => event.output },
          },
          { target: 'awaitingSession' },
        ],
        onError: { target: 'saveFailed', actions: sayFailed },
      },
      on: { 'save.requested': 'savingAsRequested' },
    },
    awaitingSession: {
      description: 'Nobody is signed in, so nothing is saved (SAVE-04).',
      on: { 'session.changed': 'savingResult', 'save.requested': 'awaitingSignIn' },
    },
    awaitingSignIn: {
      description: 'Whose dashboard it is to go to: somebody signs in, or leaves it.',
      invoke: throughGate({
        action: 'save-result',
        granted: 'savingAsRequested',
        dismissed: 'awaitingSession',
      }),
    },
    savingAsRequested: {
      description: 'The patient has asked for it, and is told when it is there.',
      invoke: {
        id: 'saveRequested',
        src: 'saveResult',
        input: ({ context }) => context.savable,
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'saved',
            actions: [{ type: 'tellSaved', params: ({ event }) => event.output }, saySaved],
          },
          { target: 'awaitingSignIn' },
        ],
        onError: { target: 'saveFailed', actions: sayFailed },
      },
    },
    saveFailed: {
      description: 'It did not work, which was said; asking for it tries again.',
      on: { 'session.changed': 'savingResult', 'save.requested': 'savingAsRequested' },
    },
    saved: {
      description: 'The account has it, and it is not saved again (SAVE-03).',
      on: { 'save.requested': { actions: saySaved } },
    },
  },
});

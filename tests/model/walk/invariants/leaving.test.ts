import { describe } from 'vitest';
import {
  CHAT_TOKEN,
  COMPLETED,
  DIAGNOSIS,
  FRESH,
  BREATHING,
  SESSION_TOKEN,
} from '../../../kit/samples.ts';
import { leaving } from './leaving.ts';
import { assessment, call, showEach, stood, world } from './worlds.ts';
import type { Shown } from './worlds.ts';

const chatAt = (value: string) => stood('chat', value);
const kept = (part: object) => world({ draft: { ...FRESH, ...part }, isCleared: true });
const reloaded = (reloadedWith: unknown) =>
  world({ flows: [assessment('DIAGNOSIS')], reloadedWith });
const OWED = assessment('CONSENT_GATE', {
  onServer: 'deletionOwed',
  chatSessionToken: CHAT_TOKEN,
});
const saved = (kind: string, root = 'chat') =>
  world({ root, calls: [call('saveResult', { kind })] });
const asked = (right: object | null, src = 'deleteResults') => world({ calls: [call(src, right)] });
const SESSION = { sessionToken: SESSION_TOKEN, chatSessionToken: CHAT_TOKEN };

const SHOWN: readonly Shown[] = [
  {
    name: 'Nothing that a patient has said is kept after an exit',
    broken: [
      kept({ chatContext: { ...FRESH.chatContext, issue: 'it hurts' } }),
      kept({ chatContext: { ...FRESH.chatContext, consent: true } }),
      kept({ concernText: 'it hurts' }),
      kept({ followUpAnswers: { pain_triggers: ['cold'] } }),
      kept({ chosenGroups: { pain_triggers: ['food'] } }),
      kept({ selectedConditions: ['asthma'] }),
      kept({ allergiesText: 'penicillin' }),
      kept({ diagnosis: DIAGNOSIS }),
      kept({ signs: [BREATHING] }),
      kept({ medicineAnswers: { taken: 'no' } }),
    ],
    right: [
      kept({}),
      kept({ onServer: 'deletionOwed', currentQuestionIndex: 3 }),
      kept({ followUpAnswers: { pain_triggers: [] } }),
      world({ draft: null, isCleared: true }),
      world({ draft: COMPLETED }),
    ],
  },
  {
    name: 'The chat is left only after this device was asked to clear the progress',
    broken: [world({ flows: [chatAt('left')] })],
    right: [
      world({ flows: [chatAt('left')], isCleared: true }),
      world({ flows: [chatAt('assessing')] }),
    ],
  },
  {
    name: 'A pause keeps the progress',
    broken: [world({ flows: [chatAt('paused')], isCleared: true })],
    right: [
      world({ flows: [chatAt('paused')] }),
      world({ flows: [chatAt('left')], isCleared: true }),
    ],
  },
  {
    name: 'A reload loses nothing that was kept',
    broken: [
      reloaded({ ...COMPLETED, allergiesText: 'none' }),
      world({
        flows: [assessment('DIAGNOSIS'), assessment('DIAGNOSIS', { allergiesText: 'none' })],
        reloadedWith: COMPLETED,
      }),
    ],
    right: [
      reloaded(COMPLETED),
      reloaded({ ...COMPLETED, step: 'FOLLOW_UP', currentQuestionIndex: 2 }),
      reloaded(null),
      reloaded(undefined),
      world({ reloadedWith: COMPLETED }),
    ],
  },
  {
    name: 'A deletion that is owed is under way',
    broken: [world({ flows: [OWED, stood('chat', { assessing: { withdrawing: 'settled' } })] })],
    right: [
      world({ flows: [OWED, stood('chat', { assessing: { withdrawing: 'owing' } })] }),
      world({ flows: [OWED, chatAt('restoringDraft')] }),
      world({ flows: [OWED] }),
      world({ flows: [assessment('CONSENT_GATE'), chatAt('assessing')] }),
      world({ flows: [chatAt('assessing')] }),
    ],
  },
  {
    name: 'Nothing is saved to an account but a result that none has',
    broken: [saved('saved'), saved('nothing')],
    right: [saved('unsaved'), saved('saved', 'assessment')],
  },
  {
    name: 'The server is asked to delete with the right to it, or not at all',
    broken: [asked({ ...SESSION, sessionToken: '' }), asked({ ...SESSION, chatSessionToken: '' })],
    right: [asked(SESSION), asked(null), asked({}, 'saveResult')],
  },
];

describe('the promises about leaving', () => {
  showEach(leaving, SHOWN);
});

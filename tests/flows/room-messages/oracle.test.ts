import { describe, expect, it } from 'vitest';
import type { roomMessagesMachine } from '../../../machines/room-messages/room-messages.machine.ts';
import { requestKeyOf } from '../../../machines/room-messages/room-messages.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { INPUT, REFUSED, SAVED, SENT, SHARED, TEXT } from './cases.ts';

const known = {
  ...INPUT,
  text: TEXT,
  count: 4,
  sentence: null,
  results: [SAVED],
  chosen: SAVED.id,
  preview: SHARED,
};
const SENTENCE = 'This room is not open at the moment.';

const oracle: Oracle<typeof roomMessagesMachine> = {
  known,
  opens: [
    {
      input: INPUT,
      at: 'editingMessage',
      knows: { ...INPUT, text: '', count: 1, results: [], chosen: null, preview: null },
    },
  ],
  starts: {
    sendingMessage: ['calls sendMessage'],
    listingResults: ['calls listShareable'],
    readingResult: ['calls readShareable'],
    sharingResult: ['calls shareResult'],
  },
  leaves: {
    editingMessage: {
      on: {
        'text.changed': {
          given: { text: '' },
          with: { text: TEXT },
          to: 'stays',
          knows: { text: TEXT, count: 4 },
        },
        'message.submitted': [{ to: 'sendingMessage' }, { given: { text: '  \n' }, to: 'refused' }],
        // A doctor has nothing of the patient's to share.
        'sharing.requested': [
          { to: 'listingResults' },
          { given: { role: 'doctor' }, to: 'refused' },
        ],
      },
    },
    sendingMessage: {
      tags: ['busy'],
      on: {
        'done: sendMessage': [
          {
            with: { output: SENT },
            to: 'editingMessage',
            // The next message is another request.
            knows: { text: '', count: 5 },
          },
          {
            with: { output: REFUSED },
            to: 'sendingFailed',
            knows: { sentence: SENTENCE, text: TEXT },
          },
        ],
        'failed: sendMessage': { to: 'sendingFailed', knows: { text: TEXT, count: 4 } },
      },
    },
    sendingFailed: {
      on: {
        // The same request: what has arrived already is not written twice.
        'message.submitted': {
          given: { sentence: SENTENCE },
          to: 'sendingMessage',
          knows: { count: 4, sentence: null },
        },
        'text.changed': {
          with: { text: 'Other words' },
          to: 'editingMessage',
          knows: { text: 'Other words', count: 5 },
        },
      },
    },
    listingResults: {
      tags: ['busy'],
      on: {
        'done: listShareable': {
          given: { results: [] },
          with: { output: [SAVED] },
          to: 'choosingResult',
          knows: { results: [SAVED] },
        },
        'failed: listShareable': { to: 'listingFailed' },
        'sharing.dismissed': { to: 'editingMessage' },
      },
    },
    listingFailed: {
      on: {
        'sharing.requested': { to: 'listingResults' },
        'sharing.dismissed': { to: 'editingMessage' },
      },
    },
    choosingResult: {
      on: {
        'result.chosen': {
          given: { chosen: null },
          with: { id: SAVED.id },
          to: 'readingResult',
          knows: { chosen: SAVED.id, preview: null },
        },
        'sharing.dismissed': { to: 'editingMessage', knows: { text: TEXT } },
      },
    },
    readingResult: {
      tags: ['busy'],
      on: {
        'done: readShareable': {
          given: { preview: null },
          with: { output: SHARED },
          to: 'awaitingConsent',
          knows: { preview: SHARED },
        },
        'failed: readShareable': { to: 'listingFailed' },
        'sharing.dismissed': { to: 'choosingResult' },
      },
    },
    awaitingConsent: {
      on: {
        'sharing.confirmed': { to: 'sharingResult', knows: { count: 5 } },
        'sharing.dismissed': { to: 'choosingResult' },
      },
    },
    sharingResult: {
      tags: ['busy'],
      on: {
        'done: shareResult': [
          { with: { output: SENT }, to: 'editingMessage', knows: { count: 5, text: TEXT } },
          { with: { output: REFUSED }, to: 'sharingFailed', knows: { sentence: SENTENCE } },
        ],
        'failed: shareResult': { to: 'sharingFailed' },
      },
    },
    sharingFailed: {
      on: {
        'sharing.confirmed': { to: 'sharingResult', knows: { count: 4 } },
        'sharing.dismissed': { to: 'editingMessage', knows: { count: 5 } },
      },
    },
  },
};

holdAgainst('roomMessages', oracle);

describe('the name of a request', () => {
  it('is another one for each message', () => {
    expect(requestKeyOf(known)).toBe('key-of-room-4');
    expect(requestKeyOf({ ...known, count: 5 })).toBe('key-of-room-5');
  });
});

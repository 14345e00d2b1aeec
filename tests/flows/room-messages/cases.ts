import type { SharedResult } from '../../../contracts/endpoints/room.ts';
import type { SavedResult } from '../../../contracts/endpoints/saved-results.ts';
import type {
  roomMessagesMachine,
  MessageSent,
  RoomMessagesInput,
} from '../../../machines/room-messages/room-messages.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const INPUT: RoomMessagesInput = {
  id: '00000000-0000-4000-8000-0000000000a1',
  role: 'patient',
  requestKey: 'key-of-room',
};

export const TEXT = 'It hurts on the left.';

export const SAVED: SavedResult = {
  id: '00000000-0000-4000-8000-0000000000e1',
  person: null,
  created_at: '2026-11-20T09:00:00+05:30',
  category: 'pain',
  issue: 'cold drinks hurt',
  urgency: 'moderate',
  emergency: false,
  condition: 'Sensitive teeth',
};

export const SHARED: SharedResult = {
  id: SAVED.id,
  made_at: SAVED.created_at,
  urgency: 'moderate',
  emergency: false,
  likely: [{ name: 'Dentine hypersensitivity', likelihood: 60 }],
  note: {
    subjective: 'Cold drinks hurt.',
    objective: 'No examination.',
    assessment: 'Hypersensitivity is likely.',
    plan: 'See a dentist within two weeks.',
  },
  course: [],
};

export const SENT: MessageSent = { verdict: 'sent' };
export const REFUSED: MessageSent = {
  verdict: 'refused',
  sentence: 'This room is not open at the moment.',
};

const FAILURE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof roomMessagesMachine> = {
  inputs: [INPUT, { ...INPUT, role: 'doctor' }],
  events: {
    'text.changed': [{ text: TEXT }],
    'message.submitted': [{}],
    'sharing.requested': [{}],
    'result.chosen': [{ id: SAVED.id }],
    'sharing.confirmed': [{}],
    'sharing.dismissed': [{}],
  },
  actors: {
    sendMessage: { done: [SENT, REFUSED], error: [FAILURE] },
    listShareable: { done: [[SAVED]], error: [FAILURE] },
    readShareable: { done: [SHARED], error: [FAILURE] },
    shareResult: { done: [SENT, REFUSED], error: [FAILURE] },
  },
  contextKey: ({ text, role }) => ({ hasText: text !== '', role }),
};

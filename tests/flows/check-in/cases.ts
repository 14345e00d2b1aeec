import type { CheckIn } from '../../../contracts/assessment/check-in.ts';
import type { checkInMachine } from '../../../machines/check-in/check-in.machine.ts';
import type { CheckInInput } from '../../../machines/check-in/check-in.setup.ts';
import type { Cases } from '../../model/cases.ts';

export const ID = '00000000-0000-4000-8000-0000000000b1';

/** A check-in of a moderate result that nobody has switched on. */
export const OFF: CheckIn = {
  is_on: false,
  next_at: null,
  left: 2,
  is_mailed: true,
  signs: ['hard_to_breathe', 'cheek_a_little_swollen', 'fever_38'],
  level: 'moderate',
  emergency: null,
  answers: [],
};

export const ON: CheckIn = { ...OFF, is_on: true, next_at: '2026-11-23T10:00:00.000Z' };

const AT = '2026-11-22T10:00:00.000Z';
const TOLD = { at: AT, signs: [], is_sure: true };

export const SAME: CheckIn = {
  ...ON,
  answers: [{ ...TOLD, answer: 'same', level: 'moderate', said: null }],
};

export const DANGER: CheckIn = {
  ...OFF,
  level: 'emergency',
  emergency: { level: 'medical', kinds: ['airway_compromise'] },
  answers: [
    { ...TOLD, signs: ['hard_to_breathe'], answer: 'worse', level: 'emergency', said: null },
  ],
};

export const SEEN: CheckIn = {
  ...OFF,
  answers: [{ ...TOLD, answer: 'seen', level: 'moderate', said: null }],
};

export const NOTED: CheckIn = {
  ...OFF,
  answers: [{ ...TOLD, answer: 'seen', level: 'moderate', said: 'asExpected' }],
};

export const inputOf = (checkIn: CheckIn): CheckInInput => ({
  id: ID,
  checkIn,
  requestKey: 'opened-0001',
});

const OFFLINE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof checkInMachine> = {
  inputs: [OFF, ON, DANGER, SEEN].map(inputOf),
  events: {
    'asking.requested': [{}],
    'asking.stopped': [{}],
    'answer.chosen': [{ answer: 'same' }, { answer: 'worse' }, { answer: 'seen' }],
    'sign.pressed': [{ sign: 'hard_to_breathe' }, { sign: 'cheek_a_little_swollen' }],
    'signs.confirmed': [{}],
    'none.chosen': [{}],
    'unsure.chosen': [{}],
    'question.revisited': [{}],
    'answer.retried': [{}],
    'seen.confirmed': [{}],
    'seen.declined': [{}],
    'word.chosen': [{ said: 'asExpected' }],
  },
  actors: {
    switchCheckIn: {
      done: [
        { verdict: 'kept', checkIn: ON },
        { verdict: 'kept', checkIn: OFF },
        { verdict: 'gone' },
      ],
      error: [OFFLINE],
    },
    answerCheckIn: {
      done: [
        { verdict: 'kept', checkIn: SAME },
        { verdict: 'kept', checkIn: DANGER },
        { verdict: 'kept', checkIn: SEEN },
        { verdict: 'gone' },
      ],
      error: [OFFLINE],
    },
  },
  contextKey: ({ told, checkIn, emergency }) =>
    [
      told.signs.join('+'),
      told.answer,
      checkIn.is_on,
      checkIn.emergency?.level ?? emergency?.level,
      checkIn.answers.at(-1)?.answer,
    ].join(' '),
};

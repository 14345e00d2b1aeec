import type { checkInMachine } from '../../../machines/check-in/check-in.machine.ts';
import { NOTHING_TOLD } from '../../../machines/check-in/check-in.setup.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { DANGER, ID, NOTED, OFF, ON, SAME, SEEN, inputOf } from './cases.ts';

type O = Oracle<typeof checkInMachine>;
type Leaf = Exclude<O['leaves']['answered'], 'passes'>;

const AIRWAY = { level: 'medical', kinds: ['airway_compromise'] } as const;
const HELD = { level: AIRWAY.level, kinds: [...AIRWAY.kinds] };
const WORSE = { ...NOTHING_TOLD, answer: 'worse' } as const;
const BREATHLESS = { ...WORSE, signs: ['hard_to_breathe'] } as const;
const OFFLINE = { error: { kind: 'network', message: 'offline' } };
const REFUSED = { error: { kind: 'refused', message: 'Not today.', isSaid: true } };

const kept = (checkIn: typeof ON) => ({ output: { verdict: 'kept', checkIn } });
const GONE = { output: { verdict: 'gone' } };

/** A kept answer leads on, from the question and from help alike. */
const saving: Leaf = {
  tags: ['busy'],
  on: {
    'done: answerCheckIn': [
      { with: kept(SAME), to: 'answered', knows: { checkIn: SAME } },
      { with: kept(DANGER), to: 'helping.helpKept', knows: { checkIn: DANGER } },
      { with: kept(SEEN), to: 'seen.awaitingWord', knows: { checkIn: SEEN } },
      { with: GONE, to: 'resultLost' },
    ],
    'failed: answerCheckIn': [
      { with: OFFLINE, to: 'answerFailed', knows: { refusal: null } },
      { with: REFUSED, to: 'answerFailed', knows: { refusal: 'Not today.' } },
    ],
  },
};

const word: Leaf = {
  on: {
    'word.chosen': {
      given: { count: 1 },
      with: { said: 'notSure' },
      to: 'seen.savingWord',
      knows: { told: { ...NOTHING_TOLD, answer: 'seen', said: 'notSure' }, count: 2 },
    },
  },
};

const oracle: O = {
  known: { ...inputOf(ON), told: NOTHING_TOLD, count: 0, emergency: null, refusal: null },
  opens: [
    { input: inputOf(OFF), at: 'offered', knows: { id: ID, count: 0, emergency: null } },
    { input: inputOf(ON), at: 'awaitingAnswer' },
    // Help stands first once danger was told, whatever is switched on or off.
    { input: inputOf({ ...DANGER, is_on: true }), at: 'helping.helpKept' },
    { input: inputOf(SEEN), at: 'seen.awaitingWord' },
    { input: inputOf({ ...SEEN, emergency: HELD }), at: 'helping.helpKept' },
  ],
  starts: {
    switchingOn: ['calls switchCheckIn'],
    switchingOff: ['calls switchCheckIn'],
    savingAnswer: ['calls answerCheckIn'],
    'helping.savingHelp': ['calls answerCheckIn'],
    'helping.savingSeen': ['calls answerCheckIn'],
    'seen.savingWord': ['calls answerCheckIn'],
  },
  leaves: {
    opening: 'passes',
    offered: { on: { 'asking.requested': { to: 'switchingOn' } } },
    switchingOn: {
      tags: ['busy'],
      on: {
        'done: switchCheckIn': [
          { with: kept(ON), to: 'awaitingAnswer', knows: { checkIn: ON } },
          { with: GONE, to: 'resultLost' },
        ],
        'failed: switchCheckIn': {
          with: OFFLINE,
          to: 'offered',
          does: ['emits notice.raised: Nothing was changed'],
        },
      },
    },
    switchingOff: {
      tags: ['busy'],
      on: {
        'done: switchCheckIn': [
          { with: kept(OFF), to: 'offered', knows: { checkIn: OFF } },
          { with: GONE, to: 'resultLost' },
        ],
        'failed: switchCheckIn': {
          with: OFFLINE,
          to: 'awaitingAnswer',
          does: ['emits notice.raised: Nothing was changed'],
        },
      },
    },
    awaitingAnswer: {
      on: {
        'answer.chosen': [
          {
            given: { count: 4, told: BREATHLESS, refusal: 'Not today.' },
            with: { answer: 'better' },
            to: 'savingAnswer',
            knows: { told: { ...NOTHING_TOLD, answer: 'better' }, count: 5, refusal: null },
          },
          { with: { answer: 'same' }, to: 'savingAnswer' },
          { with: { answer: 'seen' }, to: 'savingAnswer' },
          {
            with: { answer: 'worse' },
            to: 'checkingSigns',
            knows: { told: WORSE, count: 1 },
          },
        ],
        'asking.stopped': { to: 'switchingOff' },
      },
    },
    checkingSigns: {
      on: {
        'sign.pressed': [
          {
            given: { told: WORSE },
            with: { sign: 'fever_38' },
            to: 'stays',
            knows: { told: { ...WORSE, signs: ['fever_38'] } },
          },
          {
            given: { told: BREATHLESS },
            with: { sign: 'hard_to_breathe' },
            to: 'stays',
            knows: { told: WORSE },
          },
        ],
        'signs.confirmed': [
          // Help does not wait for the server.
          {
            given: { told: BREATHLESS },
            to: 'helping.savingHelp',
            knows: { emergency: HELD },
          },
          // Two signs that are an emergency together alone.
          {
            given: { told: { ...WORSE, signs: ['cheek_a_little_swollen', 'fever_38'] } },
            to: 'helping.savingHelp',
            knows: { emergency: { level: 'medical', kinds: ['systemic_infection'] } },
          },
          {
            given: { told: { ...WORSE, signs: ['cheek_a_little_swollen'] } },
            to: 'savingAnswer',
            knows: { emergency: null },
          },
          { given: { told: WORSE }, to: 'refused' },
        ],
        'none.chosen': [
          { given: { told: WORSE }, to: 'savingAnswer', knows: { told: WORSE } },
          { given: { told: BREATHLESS }, to: 'refused' },
        ],
        'unsure.chosen': [
          {
            given: { told: WORSE },
            to: 'savingAnswer',
            knows: { told: { ...WORSE, isSure: false } },
          },
          { given: { told: BREATHLESS }, to: 'refused' },
        ],
        'question.revisited': { to: 'awaitingAnswer' },
      },
    },
    savingAnswer: saving,
    answerFailed: {
      on: {
        'answer.retried': { to: 'savingAnswer' },
        'question.revisited': [
          { to: 'awaitingAnswer' },
          { given: { checkIn: DANGER }, to: 'helping.helpKept' },
          { given: { checkIn: SEEN }, to: 'seen.awaitingWord' },
        ],
      },
    },
    answered: {
      on: {
        'question.revisited': { to: 'awaitingAnswer' },
        'asking.stopped': { to: 'switchingOff' },
      },
    },
    'helping.savingHelp': {
      tags: ['busy'],
      on: {
        'done: answerCheckIn': [
          { with: kept(DANGER), to: 'helping.helpKept', knows: { checkIn: DANGER } },
          // Even of a result that is gone help stays, and nothing says that it is kept.
          {
            given: { emergency: HELD },
            with: GONE,
            to: 'helping.helpUnsaved',
            knows: { emergency: HELD, checkIn: ON },
          },
        ],
        'failed: answerCheckIn': { with: OFFLINE, to: 'helping.helpUnsaved' },
      },
    },
    'helping.helpKept': {
      on: {
        'answer.chosen': [
          {
            given: { told: BREATHLESS, count: 1 },
            with: { answer: 'seen' },
            to: 'helping.confirmingSeen',
            knows: { told: BREATHLESS, count: 1 },
          },
          // Nothing but a visit ends it: it stays an emergency even if it eases.
          { with: { answer: 'better' }, to: 'refused' },
        ],
      },
    },
    // What was told of the danger stands until it is kept, so no visit can be told over it.
    'helping.helpUnsaved': { on: { 'answer.retried': { to: 'helping.savingHelp' } } },
    'helping.confirmingSeen': {
      on: {
        'seen.confirmed': {
          given: { told: BREATHLESS, count: 1, refusal: 'Not today.' },
          to: 'helping.savingSeen',
          knows: { told: { ...NOTHING_TOLD, answer: 'seen' }, count: 2, refusal: null },
        },
        'seen.declined': { to: 'helping.helpKept', knows: { count: 0 } },
      },
    },
    'helping.savingSeen': {
      tags: ['busy'],
      on: {
        'done: answerCheckIn': [
          { with: kept(SEEN), to: 'seen.awaitingWord', knows: { checkIn: SEEN } },
          // Another page has told of a danger since.
          { with: kept(DANGER), to: 'helping.helpKept', knows: { checkIn: DANGER } },
          { with: kept(SAME), to: 'answered', knows: { checkIn: SAME } },
          { with: GONE, to: 'resultLost' },
        ],
        'failed: answerCheckIn': [
          { with: OFFLINE, to: 'helping.seenUnsaved', knows: { refusal: null } },
          { with: REFUSED, to: 'helping.seenUnsaved', knows: { refusal: 'Not today.' } },
        ],
      },
    },
    // Sent again under the same name.
    'helping.seenUnsaved': {
      on: {
        'answer.retried': { given: { count: 2 }, to: 'helping.savingSeen', knows: { count: 2 } },
      },
    },
    'seen.awaitingWord': word,
    'seen.savingWord': {
      tags: ['busy'],
      on: {
        'done: answerCheckIn': [
          { with: kept(NOTED), to: 'seen.awaitingWord', knows: { checkIn: NOTED } },
          { with: GONE, to: 'resultLost' },
        ],
        'failed: answerCheckIn': { with: OFFLINE, to: 'seen.wordFailed' },
      },
    },
    'seen.wordFailed': word,
    resultLost: { on: {} },
  },
};

holdAgainst('checkIn', oracle);

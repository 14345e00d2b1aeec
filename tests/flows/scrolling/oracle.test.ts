import type { Step } from '../../../contracts/assessment/steps.ts';
import type { scrollingMachine } from '../../../machines/scrolling/scrolling.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Move, Oracle } from '../../kit/oracle.ts';

type Scrolling = typeof scrollingMachine;
type Place = 'followingContent.awaitingContent' | 'resting' | 'returningToTop';

const shown = (step: Step, to: Place): Move<Scrolling> & { at: 'resting' } => ({
  at: 'resting',
  with: { step, screen: `${step} now` },
  to,
  knows: { screen: `${step} now`, attemptsLeft: 100 },
});

const follows = (step: Step) => shown(step, 'followingContent.awaitingContent');
const goesUp = (step: Step) => shown(step, 'returningToTop');

const oracle: Oracle<Scrolling> = {
  known: { attempts: 100, attemptsLeft: 100, screen: 'FOLLOW_UP 0' },
  opens: [{ input: { attempts: 100 }, at: 'resting', knows: { screen: null, attemptsLeft: 0 } }],
  // CHAT-30: a look every 200 ms.
  delays: { scrollInterval: 200 },
  starts: {
    returningToTop: ['calls scrollToTop'],
    'followingContent.awaitingContent': ['waits scrollInterval'],
    'followingContent.scrollingDown': ['calls followContent'],
  },
  leaves: {
    resting: { on: {} },
    returningToTop: {
      on: { 'done: scrollToTop': { to: 'resting' }, 'failed: scrollToTop': { to: 'resting' } },
    },
    'followingContent.awaitingContent': {
      on: {
        'after scrollInterval': [
          {
            given: { attemptsLeft: 1 },
            to: 'followingContent.scrollingDown',
            knows: { attemptsLeft: 0 },
          },
          { given: { attemptsLeft: 0 }, to: 'resting' },
        ],
      },
    },
    'followingContent.scrollingDown': {
      on: {
        'done: followContent': { to: 'followingContent.awaitingContent' },
        'failed: followContent': { to: 'resting' },
      },
    },
  },
  around: {
    '': {
      'screen.shown': [
        // CHAT-25..29
        follows('FOLLOW_UP'),
        follows('MEDICAL_HISTORY'),
        follows('CONSENT_GATE'),
        follows('AGE_COLLECTION'),
        follows('SEX_COLLECTION'),
        // CHAT-31
        goesUp('INTRO'),
        goesUp('CATEGORY'),
        goesUp('QUICK_INPUT'),
        goesUp('DIAGNOSIS'),
        goesUp('CALL_TO_ACTION'),
        goesUp('SOCIAL_SHARING'),
        goesUp('PAYMENT_QR'),
        goesUp('CLINIC_BOOKING'),
        goesUp('TELECONSULTATION'),
        // CHAT-32
        shown('DEPTH_CHOICE', 'resting'),
        { ...shown('DEPTH_CHOICE', 'resting'), at: 'followingContent.awaitingContent' },
        { ...follows('FOLLOW_UP'), given: { attemptsLeft: 3 } },
      ],
    },
  },
};

holdAgainst('scrolling', oracle);

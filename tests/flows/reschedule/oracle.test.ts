import { withoutTime } from '../../../machines/booking-dialog/details.ts';
import type { rescheduleMachine } from '../../../machines/reschedule/reschedule.machine.ts';
import { SLOT_DAYS } from '../../kit/booking-samples.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { CHOSEN, FREE, INPUT, OFFLINE, TAKEN, TOO_LATE } from './cases.ts';

const AWAITING = 'editing.awaitingTime';
const LOST = 'editing.timeLost';
const FAILED = 'editing.movingFailed';
const NOTHING = { date: '', time: '' };

const oracle: Oracle<typeof rescheduleMachine> = {
  known: { ...INPUT, days: SLOT_DAYS, chosen: CHOSEN, lost: 0, refusal: null },
  opens: [
    {
      input: INPUT,
      at: 'loadingSlots',
      knows: { ...INPUT, days: [], chosen: NOTHING, lost: 0, refusal: null },
    },
  ],
  starts: {
    loadingSlots: ['calls loadSlots'],
    moving: ['calls moveConsultation'],
  },
  leaves: {
    loadingSlots: {
      tags: ['busy'],
      on: {
        'done: loadSlots': {
          given: { days: [] },
          with: { output: FREE },
          to: AWAITING,
          knows: { days: SLOT_DAYS },
        },
        'failed: loadSlots': { to: 'slotsFailed' },
        'reschedule.declined': { to: 'kept' },
      },
    },
    slotsFailed: {
      on: {
        'loading.requested': { to: 'loadingSlots' },
        'reschedule.declined': { to: 'kept' },
      },
    },
    [AWAITING]: { on: {} },
    [LOST]: { on: {} },
    [FAILED]: { on: {} },
    moving: {
      tags: ['busy'],
      on: {
        'done: moveConsultation': [
          { with: { output: { verdict: 'moved' } }, to: 'moved' },
          {
            with: { output: TAKEN },
            to: LOST,
            knows: {
              lost: 1,
              days: withoutTime(SLOT_DAYS, CHOSEN),
              chosen: { ...CHOSEN, time: '' },
              refusal: 'This time has just been taken. Please choose another one.',
            },
          },
          {
            with: { output: TOO_LATE },
            to: 'missed',
            knows: { refusal: 'This appointment has begun already.' },
          },
          { with: { output: { verdict: 'notFound' } }, to: 'notFound' },
        ],
        // The same can be sent again: nothing that was chosen is lost.
        'failed: moveConsultation': {
          with: { error: OFFLINE },
          to: FAILED,
          knows: { chosen: CHOSEN },
        },
      },
    },
    missed: { on: { 'outcome.acknowledged': { to: 'outdated' } } },
    notFound: { on: { 'outcome.acknowledged': { to: 'outdated' } } },
    moved: { on: {}, output: { kind: 'moved' } },
    kept: { on: {}, output: { kind: 'kept' } },
    outdated: { on: {}, output: { kind: 'outdated' } },
  },
  around: {
    editing: {
      'time.submitted': [
        {
          at: AWAITING,
          given: { chosen: NOTHING },
          with: { chosen: CHOSEN },
          to: 'moving',
          knows: { chosen: CHOSEN },
        },
        {
          at: LOST,
          given: { refusal: 'Taken.' },
          with: { chosen: CHOSEN },
          to: 'moving',
          knows: { refusal: null },
        },
        { at: FAILED, with: { chosen: CHOSEN }, to: 'moving' },
        { at: AWAITING, with: { chosen: { ...CHOSEN, time: '' } }, to: 'refused' },
        { at: AWAITING, with: { chosen: { ...CHOSEN, date: '2027-01-01' } }, to: 'refused' },
      ],
      'reschedule.declined': [
        { at: AWAITING, to: 'kept' },
        { at: LOST, to: 'kept' },
        { at: FAILED, to: 'kept' },
      ],
    },
  },
};

holdAgainst('reschedule', oracle);

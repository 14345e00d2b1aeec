import type { Oracle } from '../../kit/oracle.ts';
import { BREATHING_HELP, DIAGNOSIS } from '../../kit/samples.ts';
import { known, unchanged } from './cases.ts';
import type { Assessment } from './cases.ts';

export const NEXT_STEPS = 'CALL_TO_ACTION.readingNextSteps';
const ASKED = 'CALL_TO_ACTION.awaitingSignIn';
const LEAVING = 'CALL_TO_ACTION.leavingForClinics';

/** What the next steps take, and who has to sign in for them. */
export const nextSteps: Pick<
  Oracle<Assessment>['leaves'],
  typeof NEXT_STEPS | typeof ASKED | typeof LEAVING
> = {
  [NEXT_STEPS]: {
    on: {
      'clinicSearch.requested': [
        { to: ASKED, knows: unchanged },
        { given: { diagnosis: null }, to: ASKED },
        // Nobody in danger is asked who they are, whatever told it.
        { given: { diagnosis: { ...DIAGNOSIS, emergency: BREATHING_HELP } }, to: LEAVING },
        {
          given: {
            followUpAnswers: { ...known.followUpAnswers, pain_danger_signs: ['hard_to_breathe'] },
          },
          to: LEAVING,
        },
      ],
    },
  },
  [ASKED]: {
    on: {
      'done: signInGate': [
        { with: { output: { kind: 'granted' } }, to: LEAVING, knows: unchanged },
        { with: { output: { kind: 'dismissed' } }, to: NEXT_STEPS, knows: unchanged },
      ],
      'failed: signInGate': {
        to: NEXT_STEPS,
        knows: unchanged,
        does: ['emits notice.raised: Not connected'],
      },
    },
  },
  [LEAVING]: {
    on: { 'clinicSearch.requested': { to: 'stays', does: ['leaveForClinics'] } },
  },
};

const CLINIC_STEPS = 'CLINIC_BOOKING.readingNextSteps';
const CLINIC_ASKED = 'CLINIC_BOOKING.awaitingSignIn';
const CLINIC_LEAVING = 'CLINIC_BOOKING.leavingForClinics';

/** A visit to a clinic: the same sign-in before the search, and the same way back to where one was. */
export const clinicBooking: Pick<
  Oracle<Assessment>['leaves'],
  typeof CLINIC_STEPS | typeof CLINIC_ASKED | typeof CLINIC_LEAVING
> = {
  [CLINIC_STEPS]: {
    on: {
      'clinicSearch.requested': [
        { to: CLINIC_ASKED, knows: unchanged },
        { given: { diagnosis: { ...DIAGNOSIS, emergency: BREATHING_HELP } }, to: CLINIC_LEAVING },
        {
          given: {
            followUpAnswers: { ...known.followUpAnswers, pain_danger_signs: ['hard_to_breathe'] },
          },
          to: CLINIC_LEAVING,
        },
      ],
    },
  },
  [CLINIC_ASKED]: {
    on: {
      'done: signInGate': [
        { with: { output: { kind: 'granted' } }, to: CLINIC_LEAVING, knows: unchanged },
        { with: { output: { kind: 'dismissed' } }, to: CLINIC_STEPS, knows: unchanged },
      ],
      'failed: signInGate': {
        to: CLINIC_STEPS,
        knows: unchanged,
        does: ['emits notice.raised: Not connected'],
      },
    },
  },
  [CLINIC_LEAVING]: {
    on: { 'clinicSearch.requested': { to: 'stays', does: ['leaveForClinics'] } },
  },
};

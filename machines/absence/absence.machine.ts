import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { saidBy } from '../../contracts/common/failure.ts';
import { notProvided } from '../kit/not-provided.ts';

export type AbsenceInput = { readonly id: string };
/** Outcome of the report. Noted: staff look into it. */
export type AbsenceOutput = { readonly kind: 'missed' | 'noted' | 'kept' };
export type AbsenceReported = { readonly verdict: 'missed' | 'noted' };

type AbsenceContext = AbsenceInput & {
  /** Reason of the server for not freeing the payment, in its own words. */
  readonly refusal: string;
};
type AbsenceEvents = { type: 'absence.confirmed' } | { type: 'absence.declined' };

const absence = setup({
  types: {} as {
    input: AbsenceInput;
    context: AbsenceContext;
    events: AbsenceEvents;
    output: AbsenceOutput;
    children: { reportAbsence: 'reportAbsence' };
  },
  actors: {
    reportAbsence: notProvided<AbsenceReported, AbsenceInput>('reportAbsence'),
  },
  actions: {
    rememberRefusal: assign((_, params: { readonly said: string | null }) => ({
      refusal: params.said ?? '',
    })),
  },
  guards: {
    isMissed: (_, { verdict }: AbsenceReported) => verdict === 'missed',
    isSaid: (_, params: { readonly said: string | null }) => params.said !== null,
  },
});

const saidIn = ({ event }: { readonly event: { readonly error: unknown } }) => ({
  said: saidBy(event.error),
});

/**
 * Reports that the dentist did not come to the patient's call: the call is missed and its money free, or staff look
 * into it, or the server says why not and where to write.
 */
export const absenceMachine = absence.createMachine({
  id: 'absence',
  description: 'Somebody says that the dentist did not come to their call.',
  context: ({ input }) => ({ ...input, refusal: '' }),
  output: ({ event }) => ({
    kind: event.output === 'missed' || event.output === 'noted' ? event.output : 'kept',
  }),
  initial: 'asking',
  states: {
    asking: {
      description: 'What comes of it is said, and it is confirmed or left.',
      initial: 'awaitingAnswer',
      on: { 'absence.confirmed': 'reporting', 'absence.declined': 'kept' },
      states: {
        awaitingAnswer: { description: 'Nothing was tried yet.' },
        reportingFailed: {
          description: 'The server could not be asked, which is said; it can be tried again.',
        },
      },
    },
    reporting: {
      description: 'The server looks whether the dentist came; the same once more changes nothing.',
      tags: 'busy',
      invoke: {
        id: 'reportAbsence',
        src: 'reportAbsence',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          { guard: { type: 'isMissed', params: ({ event }) => event.output }, target: 'missed' },
          { target: 'noted' },
        ],
        onError: [
          {
            guard: { type: 'isSaid', params: saidIn },
            target: 'explained',
            actions: { type: 'rememberRefusal', params: saidIn },
          },
          { target: 'asking.reportingFailed' },
        ],
      },
    },
    explained: {
      description:
        'The server has said why the app frees nothing; where to write stands beside it.',
      on: { 'absence.declined': 'kept' },
    },
    missed: {
      description: 'The call is missed by the dentist, and its payment is free.',
      type: 'final',
      output: 'missed',
    },
    noted: { description: 'A person looks into it.', type: 'final', output: 'noted' },
    kept: { description: 'The call stands as it was.', type: 'final', output: 'kept' },
  },
});

type AbsenceSnapshot = SnapshotFrom<typeof absenceMachine>;

/** Returns true while the server checks the report. */
export const selectIsReporting = (snapshot: AbsenceSnapshot): boolean =>
  snapshot.matches('reporting');

/** Returns true when the server could not be asked just now. */
export const selectHasReportFailed = (snapshot: AbsenceSnapshot): boolean =>
  snapshot.matches({ asking: 'reportingFailed' });

/** Returns the server's reason for not freeing the payment, in its own words; null where it did not refuse. */
export const selectAbsenceRefusal = (snapshot: AbsenceSnapshot): string | null =>
  snapshot.matches('explained') ? snapshot.context.refusal : null;

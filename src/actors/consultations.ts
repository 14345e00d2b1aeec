import { fromPromise } from 'xstate';
import type { Cancelling } from '../../machines/cancellation/cancellation.machine.ts';
import type { ReadConsultations } from '../../machines/consultations/consultations.setup.ts';
import type { Failure } from '../../machines/kit/failure.ts';
import { call } from './call.ts';
import { named } from './booking-calls.ts';
import { keptToken } from './session-storage.ts';

/** What the account has booked, and what it has paid without choosing a time. */
export const readConsultations = fromPromise<ReadConsultations>(async ({ signal }) => {
  if (keptToken() === null) return { verdict: 'anonymous' };
  try {
    const [{ appointments }, { payments }] = await Promise.all([
      call(named('listTeleconsultations'), { signal }),
      call(named('listPaid'), { signal }),
    ]);
    return { verdict: 'read', appointments, paid: payments };
  } catch (error) {
    if ((error as Failure).kind === 'unauthorized') return { verdict: 'anonymous' };
    throw error;
  }
});

/** Asks back what is paid and not booked. */
export const requestRefund = fromPromise<void, { readonly id: string }>(
  async ({ input: { id }, signal }) => {
    await call(named('requestRefund'), { body: { payment_id: id }, signal });
  },
);

/** Cancels an appointment; one that is cancelled already stays so. */
export const cancelConsultation = fromPromise<void, Cancelling>(
  async ({ input: { id, reason }, signal }) => {
    const body = { reason: reason ?? 'other' };
    await call(named('cancelTeleconsultation'), { params: { id }, body, signal });
  },
);

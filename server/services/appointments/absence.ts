import { roomsIn } from '../../repositories/rooms.ts';
import { absenceFrom, appointmentTransition } from './appointment-state.ts';
import type { AppointmentLife, AppointmentTransition } from './appointment-state.ts';
import type { AppointmentNeeds } from './booking.ts';
import { change, unchanged } from './changes.ts';
import type { Asked, Changed } from './changes.ts';

/** What is needed besides: where calls are held instead of in our rooms, if they are. */
export type AbsenceNeeds = AppointmentNeeds & { readonly meetingUrl: string | null };

/** Why the app frees nothing by itself. */
type NotFreed =
  | { readonly kind: 'came'; readonly at: Date }
  | { readonly kind: 'tooSoon'; readonly from: Date }
  | { readonly kind: 'over' };

export type Reported = Changed | NotFreed;

/**
 * The patient says that the dentist did not come. Where the room has seen nobody come, the appointment is missed, and its
 * payment is free as after a cancellation. A call on another site is left to a person. Said again it is the same.
 */
export const reportAbsence = (needs: AbsenceNeeds, asked: Asked): Promise<Reported> =>
  change<NotFreed>(needs, asked, async (turn) => {
    const { sql, appointment } = turn;
    if (appointment.absenceReportedAt !== null) return unchanged(turn);
    // Whoever never opened the page of the call was shown no link.
    const isElsewhere = appointment.isElsewhere || needs.meetingUrl !== null;
    const event = { type: 'absenceReported', at: needs.clock.now(), isElsewhere } as const;
    const transition = appointmentTransition(appointment, event);
    if (transition.kind === 'refused') return notFreed(appointment, transition.why);
    // Whoever is in the room learns that it is over.
    await roomsIn(sql).wake(appointment.id);
    return turn.move(event, isElsewhere ? undefined : 'appointmentMissed');
  });

const notFreed = (
  appointment: AppointmentLife,
  why: Extract<AppointmentTransition, { kind: 'refused' }>['why'],
): NotFreed | { readonly kind: 'notNow' } => {
  const { doctorCameAt } = appointment;
  if (why === 'came' && doctorCameAt !== null) return { kind: 'came', at: doctorCameAt };
  if (why === 'tooSoon') return { kind: 'tooSoon', from: absenceFrom(appointment) };
  return { kind: why === 'tooLate' ? 'over' : 'notNow' };
};

import type { AbsenceVerdict } from '../../../contracts/booking/absence.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { absencesIn, attendedIn } from '../../repositories/appointments.ts';
import type { Attended } from '../../repositories/appointments.ts';
import type { Scope } from '../../repositories/organizations.ts';
import { recordReadsIn } from '../../repositories/record-reads.ts';
import { roomsIn } from '../../repositories/rooms.ts';
import type { WakingDeps } from '../deps.ts';
import { absenceFrom, appointmentTransition } from './appointment-state.ts';
import type {
  AppointmentEvent,
  AppointmentLife,
  AppointmentTransition,
} from './appointment-state.ts';
import { change, unchanged } from './changes.ts';
import type { ChangeRequest, Changed, Turn } from './changes.ts';
import { tellDentist } from './plans.ts';

/**
 * Needs of absences: `meetingUrl` is the other site that calls are held on; `null` holds them in the product's rooms.
 */
export type AbsenceDeps = WakingDeps & { readonly meetingUrl: string | null };

/** Reason why the app does not free the payment by itself. */
type NotFreed =
  | { readonly kind: 'came'; readonly at: Date }
  | { readonly kind: 'tooSoon'; readonly from: Date }
  | { readonly kind: 'over' };

export type Reported = Changed | NotFreed;

/**
 * Reports that the dentist did not come. When the room has seen no dentist, the appointment is missed and its payment
 * is free as after a cancellation. A call on another site is left to staff. A repeated report changes nothing.
 */
export const reportAbsence = (deps: AbsenceDeps, request: ChangeRequest): Promise<Reported> =>
  change<NotFreed>(deps, request, async (turn) => {
    const { appointment } = turn;
    if (appointment.absenceReportedAt !== null) return unchanged(turn);
    // A patient who never opened the page of the call was shown no link, so the setting counts as well.
    const isElsewhere = appointment.isElsewhere || deps.meetingUrl !== null;
    const event = { type: 'absenceReported', at: deps.clock.now(), isElsewhere } as const;
    const transition = appointmentTransition(appointment, event);
    if (transition.kind === 'refused') return notFreed(appointment, transition.why);
    return isElsewhere ? turn.move(event) : miss(deps, turn, event);
  });

/** Marks the call as missed: a browser in its room learns that it is over, and patient and dentist are told by mail. */
const miss = async (
  deps: WakingDeps,
  { sql, appointment, move }: Turn,
  event: AppointmentEvent,
): Promise<Changed> => {
  await roomsIn(sql).wake(appointment.id);
  const changed = await move(event, 'appointmentMissed');
  if (changed.kind === 'booked') await tellDentist(sql, deps, changed.attended);
  return changed;
};

const notFreed = (
  appointment: AppointmentLife,
  why: Extract<AppointmentTransition, { kind: 'refused' }>['why'],
): NotFreed | { readonly kind: 'notNow' } => {
  const { doctorCameAt } = appointment;
  if (why === 'came' && doctorCameAt !== null) return { kind: 'came', at: doctorCameAt };
  if (why === 'tooSoon') return { kind: 'tooSoon', from: absenceFrom(appointment) };
  return { kind: why === 'tooLate' ? 'over' : 'notNow' };
};

/** Lists the absences that the staff of an organisation have to settle, the oldest first. */
export const openAbsences = ({ db }: Pick<WakingDeps, 'db'>, reader: Scope): Promise<Attended[]> =>
  absencesIn(db.sql, reader).open();

type Settling = {
  readonly settler: Scope & { readonly id: string };
  readonly id: string;
  readonly verdict: AbsenceVerdict;
};

/** `settled`: it was settled with the other verdict before, or there was nothing to settle. */
export type Settled = 'done' | 'notFound' | 'settled' | 'ownCall' | 'settlerGone';
type Said = { readonly kind: 'said'; readonly settled: Settled };
const said = (settled: Settled): Said => ({ kind: 'said', settled });

/**
 * Settles whether the dentist came to a call on another site, as staff found out. The settler is recorded, and may not
 * be the dentist or the patient of the call. The patient gets a mail, and the payment is free again when the call was
 * missed.
 */
export const settleAbsence = async (
  deps: WakingDeps,
  { settler, id, verdict }: Settling,
): Promise<Settled> => {
  const known = await absencesIn(deps.db.sql, settler).byId(id);
  if (known === null) return 'notFound';
  const { ownerId } = known;
  const changed = await change<Said>(deps, { ownerId, id }, async (turn) => {
    const { sql, appointment, move } = turn;
    const attended = await attendedIn(sql).one(ownerId, id);
    const by = await accountsIn(sql).byId(settler.id);
    if (by === null) return said('settlerGone');
    if (attended?.doctor.accountId === by.id || ownerId === by.id) return said('ownCall');
    if (appointment.absenceSettledAt !== null) {
      const before: AbsenceVerdict = appointment.state === 'missed' ? 'missed' : 'came';
      return said(before === verdict ? 'done' : 'settled');
    }
    const at = deps.clock.now();
    const event = { type: 'absenceSettled', at, verdict } as const;
    if (appointmentTransition(appointment, event).kind === 'refused') return said('settled');
    await recordReadsIn(sql).add({
      id: deps.ids.row(),
      patientId: ownerId,
      readerId: by.id,
      readerRole: by.role,
      what: 'absence',
      resultId: null,
      readAt: at,
    });
    return verdict === 'missed' ? miss(deps, turn, event) : move(event, 'appointmentAttended');
  });
  if (changed.kind === 'said') return changed.settled;
  return changed.kind === 'booked' ? 'done' : 'notFound';
};

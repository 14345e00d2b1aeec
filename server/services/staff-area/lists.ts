import type * as z from 'zod/mini';
import type {
  StaffAppointment,
  StaffPayment,
  StaffRedFlag,
  StaffRefund,
} from '../../../contracts/endpoints/staff-area.ts';
import type { PaymentState } from '../../../contracts/payments/payment-states.ts';
import { SIGN_ANSWERS } from '../../../contracts/assessment/sign-ids.ts';
import { dayOfIndia } from '../../lib/india-time.ts';
import { grouped } from '../../lib/grouped.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Scope } from '../../repositories/organizations.ts';
import { flaggedIn, moneyListsIn, staffListsIn } from '../../repositories/staff-lists.ts';
import type { Place } from '../../repositories/staff-lists.ts';
import { readNamed } from '../patient-records.ts';
import type { Answer } from '../patient-records.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Readable } from '../read-late.ts';
import type { Filters } from './figures.ts';
import { oneDay, periodOf } from './period.ts';

type Deps = Pick<ServiceDeps, 'db' | 'clock'>;
type ReadDeps = Pick<ServiceDeps, 'clock'> & { readonly db: Readable; readonly scope: Scope };

export type ListRequest = Omit<Filters, 'category'> & { readonly after?: string | undefined };

/** A page of a list, the period it covers, and the place where the next page begins. */
export type Listed<T> = {
  readonly from: string;
  readonly to: string;
  readonly rows: T[];
  readonly next: string | null;
};

export const ROWS_A_PAGE = 50;

const placeOf = (after: string | undefined): Place | null => {
  if (after === undefined) return null;
  const [at, id = '', seq = '0'] = after.split('_');
  return { at: new Date(Number(at)), id, seq: Number(seq) };
};

const nameOf = ({ at, id, seq }: Place): string => `${at.getTime()}_${id}_${seq}`;

/** Cuts off the one row that was read beyond the page, whose presence means that there are more. */
const listed = <Row, T>(
  { from, to }: { readonly from: string; readonly to: string },
  rows: readonly Row[],
  { limit, show, place }: Cut<Row, T>,
): Listed<T> => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last !== undefined ? nameOf(place(last)) : null;
  return { from, to, rows: shown.map(show), next };
};
type Cut<Row, T> = {
  readonly limit: number;
  readonly show: (row: Row) => T;
  readonly place: (row: Row) => Place;
};

type Payment = z.infer<typeof StaffPayment>;

/** Lists payments with every move of the ledger. */
export const payments = async (
  { db, clock, scope }: ReadDeps,
  { state, after, ...request }: ListRequest & { readonly state?: PaymentState | undefined },
  limit = ROWS_A_PAGE,
): Promise<Listed<Payment>> => {
  const period = periodOf(clock, request);
  const lists = moneyListsIn(db.sql, scope);
  const part = { ...period, after: placeOf(after), limit: limit + 1 };
  const rows = await lists.payments({ ...part, ...(state && { state }) });
  const moves = rows.length === 0 ? [] : await lists.moves(rows.map(({ id }) => id));
  const byPayment = grouped(moves, ({ paymentId }) => paymentId);
  return listed(period, rows, {
    limit,
    place: ({ createdAt, id }) => ({ at: createdAt, id, seq: 0 }),
    show: ({ createdAt, ...payment }) => {
      const own = byPayment.get(payment.id) ?? [];
      const sumOf = (event: string): number =>
        own.reduce((sum, move) => sum + (move.event === event ? move.amount : 0), 0);
      return {
        ...payment,
        created_at: createdAt.toISOString(),
        captured: sumOf('captured'),
        refunded: sumOf('refunded'),
        moves: own.map(({ event, amount, source, at }) => ({
          event,
          amount,
          source,
          at: at.toISOString(),
        })),
      };
    },
  });
};

/** Lists requested, completed and failed refunds. */
export const refunds = async (
  { db, clock, scope }: ReadDeps,
  { after, ...request }: ListRequest,
  limit = ROWS_A_PAGE,
): Promise<Listed<z.infer<typeof StaffRefund>>> => {
  const period = periodOf(clock, request);
  const part = { ...period, after: placeOf(after), limit: limit + 1 };
  return listed(period, await moneyListsIn(db.sql, scope).refunds(part), {
    limit,
    place: ({ at, paymentId, seq }) => ({ at, id: paymentId, seq }),
    show: ({ paymentId, seq, event, amount, state, source, at }) => ({
      id: `${paymentId}_${seq}`,
      payment_id: paymentId,
      event,
      amount,
      state,
      source,
      at: at.toISOString(),
    }),
  });
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the ids of a stored document, whatever form an older release wrote. */
const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

const signsIn = (value: unknown): z.infer<typeof StaffRedFlag>['signs'] =>
  !isRecord(value)
    ? []
    : Object.entries(value).flatMap(([sign, said]) => {
        const answer = SIGN_ANSWERS.find((each) => each === said);
        return answer === undefined ? [] : [{ sign, answer }];
      });

/** Lists danger signs that were asked back and red flags, without the patient and without the patient's words. */
export const redFlags = async (
  { db, clock, scope }: ReadDeps,
  { category, after, ...request }: Filters & ListRequest,
  limit = ROWS_A_PAGE,
): Promise<Listed<z.infer<typeof StaffRedFlag>>> => {
  const period = periodOf(clock, request);
  const part = { ...period, after: placeOf(after), limit: limit + 1 };
  const rows =
    (await flaggedIn(db.sql, scope)?.flagged({ ...part, ...(category && { category }) })) ?? [];
  return listed(period, rows, {
    limit,
    place: ({ at, id }) => ({ at, id, seq: 0 }),
    show: ({ id, at, category: kind, level, signs, redFlags: flags, emergencies }) => ({
      id,
      at: at.toISOString(),
      category: kind,
      level,
      signs: signsIn(signs),
      red_flags: idsIn(flags),
      emergencies: idsIn(emergencies),
    }),
  });
};

type Day = { readonly reader: Scope & { readonly id: string }; readonly day: string | undefined };
type DayList = { readonly day: string; readonly appointments: z.infer<typeof StaffAppointment>[] };

/** Lists the appointments of a day; each patient whose name is shown gets a row that notes it. */
export const dayList = async (
  deps: Deps & { readonly ids: Ids },
  { reader, day = dayOfIndia(deps.clock.now()) }: Day,
): Promise<Answer<DayList>> => {
  const answer = await readNamed(deps, { reader }, async (sql) => {
    const rows = await staffListsIn(sql, reader).appointments(oneDay(day));
    return rows.map(({ appointment, doctor }) => ({
      ownerId: appointment.ownerId,
      line: {
        id: appointment.id,
        starts_at: appointment.startsAt.toISOString(),
        minutes: appointment.minutes,
        product: appointment.product,
        state: appointment.state,
        doctor,
        patient_name: appointment.patientName,
      },
    }));
  });
  if (answer.kind !== 'shown') return answer;
  return { kind: 'shown', value: { day, appointments: answer.value.map(({ line }) => line) } };
};

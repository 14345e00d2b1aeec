import { EXPORT_MAX } from '../../../contracts/endpoints/staff-area.ts';
import type { Export } from '../../../contracts/endpoints/staff-area.ts';
import type { PaymentState } from '../../../contracts/payments/payment-states.ts';
import { csvOf } from '../../lib/csv.ts';
import type { CsvRow } from '../../lib/csv.ts';
import type { ServiceDeps } from '../deps.ts';
import { isHouse } from '../../repositories/organizations.ts';
import type { Scope } from '../../repositories/organizations.ts';
import { readLate } from '../read-late.ts';
import type { Readable } from '../read-late.ts';
import { statistics } from './figures.ts';
import type { Filters } from './figures.ts';
import { payments, redFlags, refunds } from './lists.ts';

type Deps = Pick<ServiceDeps, 'clock'> & { readonly db: Readable; readonly scope: Scope };
type ExportRequest = Filters & { readonly list: Export; readonly state?: PaymentState | undefined };

/** A list with the heads of its columns. */
type Sheet = {
  readonly from: string;
  readonly to: string;
  readonly heads: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly isCut: boolean;
};

const DAY_HEADS = ['day', 'visits', 'results', 'bookings'] as const;
/** Columns of figures that the house alone has. */
const OF_ALL: ReadonlySet<string> = new Set(['visits', 'results']);

/** Converts paise to rupees, as a number that a spreadsheet can add up. */
const rupees = (paise: number): number => paise / 100;

const SHEETS: Readonly<Record<Export, (deps: Deps, request: ExportRequest) => Promise<Sheet>>> = {
  days: async (deps, request) => {
    const { from, to, days } = await statistics(deps, request);
    const heads = isHouse(deps.scope) ? DAY_HEADS : DAY_HEADS.filter((head) => !OF_ALL.has(head));
    const rows = days.map((each) => heads.map((head) => each[head]));
    return { from, to, heads, rows, isCut: false };
  },
  funnel: async (deps, request) => {
    const { from, to, funnel } = await statistics(deps, request);
    const rows = funnel.map(({ step, visits }) => [step, visits]);
    return { from, to, heads: ['step', 'visits'], rows, isCut: false };
  },
  conditions: async (deps, request) => {
    const { from, to, conditions } = await statistics(deps, request);
    const rows = conditions.map(({ id, name, results }) => [id, name, results]);
    return { from, to, heads: ['id', 'condition', 'results'], rows, isCut: false };
  },
  payments: async (deps, request) => {
    const { from, to, rows, next } = await payments(deps, request, EXPORT_MAX);
    return {
      from,
      to,
      heads: ['payment', 'created_at', 'product', 'state', 'due', 'captured', 'refunded'],
      rows: rows.map((each) => [
        each.id,
        each.created_at,
        each.product,
        each.state,
        rupees(each.amount),
        rupees(each.captured),
        rupees(each.refunded),
      ]),
      isCut: next !== null,
    };
  },
  refunds: async (deps, request) => {
    const { from, to, rows, next } = await refunds(deps, request, EXPORT_MAX);
    return {
      from,
      to,
      heads: ['payment', 'at', 'event', 'amount', 'state', 'source'],
      rows: rows.map((each) => [
        each.payment_id,
        each.at,
        each.event,
        rupees(each.amount),
        each.state,
        each.source,
      ]),
      isCut: next !== null,
    };
  },
  redFlags: async (deps, request) => {
    const { from, to, rows, next } = await redFlags(deps, request, EXPORT_MAX);
    return {
      from,
      to,
      heads: ['at', 'category', 'urgency', 'asked_back', 'red_flags', 'emergencies'],
      rows: rows.map((each) => [
        each.at,
        each.category,
        each.level,
        each.signs.map(({ sign, answer }) => `${sign}: ${answer}`).join('; '),
        each.red_flags.join('; '),
        each.emergencies.join('; '),
      ]),
      isCut: next !== null,
    };
  },
};

/** Lists that belong to no organisation: the house alone is given them. */
const OF_HOUSE: ReadonlySet<Export> = new Set(['funnel', 'conditions', 'redFlags']);

/** Makes a CSV file of a list, with the filters of its page; `null` for a list that the organisation has not. */
export const exported = async ({ db, clock, scope }: Deps, request: ExportRequest) => {
  if (OF_HOUSE.has(request.list) && !isHouse(scope)) return null;
  const { from, to, heads, rows, isCut } = await readLate(db, (sql) =>
    SHEETS[request.list]({ db: { sql }, clock, scope }, request),
  );
  return {
    file_name: `toothwise-${request.list}-${from}-${to}.csv`,
    csv: csvOf(heads, rows),
    is_cut: isCut,
  };
};

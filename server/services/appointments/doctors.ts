import { SLOT_TIMES } from '../../../contracts/booking/slots.ts';
import type { Sql } from '../../db/connect.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import type { Account } from '../../repositories/accounts.ts';
import { consultingHoursIn } from '../../repositories/consulting-hours.ts';
import { HOUSE, organizationsIn } from '../../repositories/organizations.ts';
import { doctorsIn } from '../../repositories/doctors.ts';
import type { DoctorHours } from '../../repositories/consulting-hours.ts';
import type { ServiceDeps } from '../deps.ts';

type Deps = Pick<ServiceDeps, 'db' | 'ids'>;

/** Hours of a doctor in an ordinary week: weekdays by number (0 is Sunday), with the same hours on each. */
export type Week = {
  readonly weekdays: readonly number[];
  /** Hours in minutes since midnight of the clinic. */
  readonly hours: readonly { readonly from: number; readonly to: number }[];
};

/** Monday to Saturday, 9:00 to 13:00 and 14:00 to 17:30: all 15 times. */
export const FULL_WEEK: Week = {
  weekdays: [1, 2, 3, 4, 5, 6],
  hours: [
    { from: 9 * 60, to: 13 * 60 },
    { from: 14 * 60, to: 17 * 60 + 30 },
  ],
};

/** Made-up doctors for trying out the product; mails and pages show in their names that they are samples. */
const SAMPLES = [
  { slug: 'sample-1', name: 'Dr. Kavita Menon (Sample)', languages: ['en', 'hi', 'ml'] },
  { slug: 'sample-2', name: 'Dr. Arjun Deshpande (Sample)', languages: ['en', 'hi', 'mr'] },
  { slug: 'sample-3', name: 'Dr. Farah Siddiqui (Sample)', languages: ['en', 'hi', 'ur'] },
] as const;

const ABOUT_SAMPLE = 'Sample: not a real dentist. It is here so that booking can be tried out.';

const hoursOf = (doctorId: string, { weekdays, hours }: Week): DoctorHours[] =>
  weekdays.flatMap((weekday) =>
    hours.map(({ from, to }) => ({ doctorId, weekday, fromMinute: from, toMinute: to })),
  );

/** Adds sample doctors when there is no doctor yet, never beside a real one. */
export const addSampleDoctors = ({ db, ids }: Deps): Promise<void> =>
  db.transaction(async (sql) => {
    if ((await doctorsIn(sql).bookable()).length > 0) return;
    for (const { slug, name, languages } of SAMPLES) {
      const id = ids.row();
      // Another process may have begun at the same moment.
      const isNew = await doctorsIn(sql).add({
        id,
        organizationId: HOUSE,
        slug,
        name,
        registration: null,
        qualification: null,
        languages: [...languages],
        about: ABOUT_SAMPLE,
        isSample: true,
        accountId: null,
      });
      if (isNew) await consultingHoursIn(sql).addHours(hoursOf(id, FULL_WEEK));
    }
  });

/** A real doctor, as the operator describes them. */
export type NewDoctor = {
  readonly name: string;
  readonly registration: string;
  /** Degrees, such as "BDS, MDS"; without them the doctor prescribes nothing. */
  readonly qualification?: string | null;
  readonly languages: readonly string[];
  readonly about: string;
  readonly week: Week;
  /** Address of the account that may enter the doctor's rooms. */
  readonly email: string | null;
  /** Name of their organisation; without one it is the house's own. */
  readonly organization?: string | null;
};

type NotTheirs =
  | { readonly kind: 'noOrganization'; readonly names: readonly string[] }
  /** The account is of another organisation. */
  | { readonly kind: 'elsewhere' }
  /** The account is not the house's, and nobody has said so: a slip would show its patients to others. */
  | { readonly kind: 'unsaid'; readonly organization: string };
type Added =
  | NotTheirs
  | { readonly kind: 'added'; readonly slug: string; readonly organization: string }
  | { readonly kind: 'noAccount' }
  | { readonly kind: 'taken' };

const nameOf = async (sql: Sql, id: string): Promise<string> =>
  (await organizationsIn(sql).byId(id))?.name ?? '';

/** Finds the organisation of a new doctor: the named one, or the house's own. */
const whoseDoctor = async (
  sql: Sql,
  { organization, account }: { organization: string | null; account: Account | null },
): Promise<NotTheirs | { readonly kind: 'of'; readonly organizationId: string }> => {
  const own = account?.organizationId ?? null;
  if (organization === null) {
    return own === null || own === HOUSE
      ? { kind: 'of', organizationId: HOUSE }
      : { kind: 'unsaid', organization: await nameOf(sql, own) };
  }
  const named = await organizationsIn(sql).lockNamed(organization);
  if (named === null) {
    return { kind: 'noOrganization', names: await organizationsIn(sql).names() };
  }
  if (own !== null && own !== named.id) return { kind: 'elsewhere' };
  return { kind: 'of', organizationId: named.id };
};

/** Adds a doctor. Samples can no longer be booked from then on. */
export const addDoctor = (
  { db, ids }: Deps,
  {
    name,
    registration,
    qualification = null,
    languages,
    about,
    week,
    email,
    organization = null,
  }: NewDoctor,
): Promise<Added> =>
  db.transaction<Added>(async (sql) => {
    const account = email === null ? null : await accountsIn(sql).byEmail(email);
    if (email !== null && account === null) return { kind: 'noAccount' };
    const whose = await whoseDoctor(sql, { organization, account });
    if (whose.kind !== 'of') return whose;
    const { organizationId } = whose;
    const id = ids.row();
    const slug = slugOf(name, registration);
    const accountId = account?.id ?? null;
    const doctor = { id, organizationId, slug, name, registration, qualification, about };
    const isNew = await doctorsIn(sql).add({
      ...doctor,
      accountId,
      isSample: false,
      languages: [...languages],
    });
    if (!isNew) return { kind: 'taken' };
    if (accountId !== null) await accountsIn(sql).change(accountId, { organizationId });
    await consultingHoursIn(sql).addHours(hoursOf(id, week));
    return { kind: 'added', slug, organization: await nameOf(sql, organizationId) };
  });

/** What a prescription names of its doctor, as the operator has seen it; what is left out stays. */
export type Qualified = {
  readonly slug: string;
  readonly registration?: string;
  readonly qualification?: string;
};

/**
 * Changes the registration and the degrees of a doctor who is there. Notes and prescriptions that were closed keep what they
 * named; the address stays. @returns `null` when it was done, else the addresses of the doctors there are
 */
export const qualifyDoctor = async (
  { db }: Pick<Deps, 'db'>,
  { slug, ...named }: Qualified,
): Promise<readonly string[] | null> => {
  if (await doctorsIn(db.sql).qualify(slug, named)) return null;
  const there = await doctorsIn(db.sql).bookable();
  return there.filter(({ isSample }) => !isSample).map((each) => each.slug);
};

/** Makes the last part of the address: the registration tells apart two doctors of the same name. */
const slugOf = (name: string, registration: string): string =>
  `${name} ${registration}`
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Returns true when a week has any of the times that can be booked. */
export const hasSlots = ({ weekdays, hours }: Week): boolean =>
  weekdays.length > 0 &&
  SLOT_TIMES.some((time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const from = hour * 60 + minute;
    return hours.some((each) => each.from <= from && from + 30 <= each.to);
  });

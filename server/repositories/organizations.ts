import { and, asc, eq, exists, inArray, ne, notExists, sql as expression } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Role } from '../../contracts/accounts/account.ts';
import type { Sql } from '../db/connect.ts';
import {
  HOUSE,
  accounts,
  appointments,
  doctors,
  organizations,
  paymentLedger,
  payments,
} from '../db/schema.ts';

export type Organization = typeof organizations.$inferSelect;

/**
 * Whose things are read: those of one organisation. Whatever staff read or change is asked for with it, and each condition
 * that it stands for is written in this file alone.
 */
export type Scope = { readonly organizationId: string };

export { HOUSE };

/** Returns true for the house's own organisation, whose staff alone see what belongs to none. */
export const isHouse = ({ organizationId }: { readonly organizationId: string | null }): boolean =>
  organizationId === HOUSE;

/** True for appointments with doctors of the organisation. */
export const isAppointmentOf = (sql: Sql, { organizationId }: Scope): SQL =>
  inArray(
    appointments.doctorId,
    sql.select({ id: doctors.id }).from(doctors).where(eq(doctors.organizationId, organizationId)),
  );

/** True for payments that the organisation's doctors were booked with last, or, for the house, nobody's yet. */
export const isPaymentOf = ({ organizationId }: Scope): SQL =>
  eq(payments.organizationId, organizationId);

/** True for moves of the ledger of such payments. */
export const isMoveOf = (sql: Sql, scope: Scope): SQL =>
  exists(
    sql
      .select({ one: expression`1` })
      .from(payments)
      .where(and(eq(payments.id, paymentLedger.paymentId), isPaymentOf(scope))),
  );

/**
 * True for accounts of patients who have booked a call with a doctor of the organisation: to come, had or missed. One that
 * they have cancelled shows them to nobody.
 */
export const isPatientOf = (sql: Sql, scope: Scope): SQL =>
  exists(
    sql
      .select({ one: expression`1` })
      .from(appointments)
      .where(
        and(
          eq(appointments.ownerId, accounts.id),
          inArray(appointments.state, ['confirmed', 'ended', 'missed']),
          isAppointmentOf(sql, scope),
        ),
      ),
  );

/** Name of a doctor's organisation as patients read it; `null` where there is none besides the house's. */
export const NAMED_ORGANIZATION = expression<string | null>`(
  select ${organizations.name} from ${organizations}
  where ${organizations.id} = ${doctors.organizationId}
    and exists (select 1 from ${organizations} where ${organizations.id} <> ${HOUSE})
)`;

/** Rows of organisations. */
export const organizationsIn = (sql: Sql) => ({
  async byId(id: string): Promise<Organization | null> {
    const [found] = await sql.select().from(organizations).where(eq(organizations.id, id));
    return found ?? null;
  },

  /** Locks the organisation of a name until the transaction ends; who joins it meanwhile does not wait. */
  async lockNamed(name: string): Promise<Organization | null> {
    const [found] = await sql
      .select()
      .from(organizations)
      .where(eq(organizations.name, name))
      .for('no key update');
    return found ?? null;
  },

  /** Lists the names, in their order. */
  async names(): Promise<string[]> {
    const { name } = organizations;
    const found = await sql.select({ name }).from(organizations).orderBy(asc(name));
    return found.map((each) => each.name);
  },

  async add(organization: Organization): Promise<void> {
    await sql.insert(organizations).values(organization);
  },

  /** Names the house's own organisation, unless another one is named so. @returns true when it bears the name */
  async nameHouse(name: string): Promise<boolean> {
    const others = alias(organizations, 'others');
    const taken = sql
      .select({ one: expression`1` })
      .from(others)
      .where(and(eq(others.name, name), ne(others.id, HOUSE)));
    const named = await sql
      .update(organizations)
      .set({ name })
      .where(and(eq(organizations.id, HOUSE), notExists(taken)))
      .returning({ id: organizations.id });
    return named.length > 0;
  },

  /** Returns true when somebody of the organisation has one of the roles. */
  async hasAnyOf(organizationId: string, roles: readonly Role[]): Promise<boolean> {
    const found = await sql
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.organizationId, organizationId), inArray(accounts.role, roles)))
      .limit(1);
    return found.length > 0;
  },
});

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { CONSENT_PURPOSES, ROLES, STAFF_ROLES } from '../../../contracts/accounts/account.ts';
import { FAMILY_CONSENTS, RELATIONS } from '../../../contracts/accounts/family.ts';
import { PERMISSIONS } from '../../../contracts/accounts/permissions.ts';
import { moment } from './moment.ts';
import { organizations } from './organizations.ts';

/** Permissions of each role; the rows come with the migration and are changed by the operator. */
export const rolePermissions = pgTable(
  'role_permissions',
  {
    role: text('role', { enum: ROLES }).notNull(),
    permission: text('permission', { enum: PERMISSIONS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.role, table.permission] })],
);

/**
 * Accounts. E-mail address and phone were verified before the row was there; a phone is missing where the address came
 * verified from Google, an address where somebody booked with a phone alone. No `passwordHash`: signs in by code or by
 * Google.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    email: text('email').unique(),
    /** E.164, with the country code, such as `+919876543210`. */
    phone: text('phone').unique(),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    /** The organisation of staff, and of a doctor whatever their role; patients belong to none. */
    organizationId: uuid('organization_id').references(() => organizations.id),
    createdAt: moment('created_at').notNull(),
    onboardedAt: moment('onboarded_at'),
    /** Messages that the patient wants (ONBD-14..16). */
    notifications: boolean('notifications').notNull().default(true),
    reminders: boolean('reminders').notNull().default(true),
    newsletter: boolean('newsletter').notNull().default(false),
    language: text('language'),
  },
  ({ email, phone, role, organizationId }) => [
    // Nobody could ever sign in to an account without either.
    check('accounts_contact', sql`${email} is not null or ${phone} is not null`),
    check('accounts_organization', sql`${role} = 'patient' or ${organizationId} is not null`),
  ],
);

/**
 * People whom an account looks after (NEW-121); the account holder has none, so that a row without one is theirs. What is kept of
 * them refers to account and profile together, so that no row can name a profile of another account, and none can become the account
 * holder's by losing its own: the database refuses to delete a profile while anything is kept of it.
 */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    relation: text('relation', { enum: RELATIONS }).notNull(),
    birthYear: integer('birth_year').notNull(),
    /** Name of the person who answers for a child; `null` for a grown person. */
    guardian: text('guardian'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('profiles_of_account').on(table.accountId, table.id)],
);

/**
 * Consents given and withdrawn: each decision is a row and stays, and the newest of a purpose counts (India's DPDP Act,
 * section 6). `wording` names the text that was shown.
 */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: [...CONSENT_PURPOSES, ...FAMILY_CONSENTS] }).notNull(),
    /** The person of whom something is confirmed; `null` for what the account holder decides of themself. */
    profileId: uuid('profile_id').references(() => profiles.id, { onDelete: 'cascade' }),
    granted: boolean('granted').notNull(),
    wording: text('wording').notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (table) => [
    index('consents_account_id').on(table.accountId, table.decidedAt),
    index('consents_profile_id').on(table.profileId),
  ],
);

/**
 * Passkeys of the staff (NEW-106): the public half alone, which opens nothing. `counter`: the number of uses that the
 * passkey last told; one that tells fewer is a copy.
 */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    addedAt: moment('added_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_account_id').on(table.accountId)],
);

/**
 * Signed-in browsers. Only fingerprints of tokens are kept. The previous token stays good for a moment after a new one
 * was handed out, for requests that were already on their way with it.
 */
export const accountSessions = pgTable(
  'account_sessions',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    previousTokenHash: text('previous_token_hash').unique(),
    /** Time when the current token was handed out. */
    rotatedAt: moment('rotated_at').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The browser's own description of itself, for the patient's list of sessions. */
    browser: text('browser').notNull(),
    /** The passkey that was shown in this session; a session of the staff may do nothing without one (NEW-106). */
    passkeyId: uuid('passkey_id').references(() => passkeys.id, { onDelete: 'set null' }),
    /** Fingerprint of the one challenge that a passkey may still answer, with what it is for. */
    challengeHash: text('challenge_hash'),
    challengeEndsAt: moment('challenge_ends_at'),
    /** True when the staff's issuer said that a second factor was shown at its sign-in (NEW-133). */
    issuerFactor: boolean('issuer_factor').notNull().default(false),
  },
  (table) => [
    index('account_sessions_passkey_id').on(table.passkeyId),
    index('account_sessions_account_id').on(table.accountId),
    index('account_sessions_expires_at').on(table.expiresAt),
  ],
);

/**
 * Browsers that have signed in to an account before: strangers who exhaust the tries of its address do not lock these
 * out. Only the fingerprint of a browser's secret name is kept.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    device: text('device').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.device, table.accountId] }),
    index('known_devices_account_id').on(table.accountId),
    index('known_devices_seen_at').on(table.seenAt),
  ],
);

/**
 * Codes that were sent: one live code for each purpose, contact and browser. The fingerprint of a code is made with the
 * browser's own secret, so that a stolen row does not give the code away, however short it is.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose', { enum: ['verify', 'signIn', 'enter', 'resetPassword'] }).notNull(),
    contact: text('contact').notNull(),
    device: text('device').notNull(),
    codeHash: text('code_hash').notNull(),
    state: text('state', { enum: ['awaiting', 'verified', 'locked', 'used'] }).notNull(),
    tries: integer('tries').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('one_time_codes_key').on(table.purpose, table.contact, table.device),
    index('one_time_codes_expires_at').on(table.expiresAt),
  ],
);

/**
 * Google identities of accounts: `sub` is Google's own id of a person, which stays when the address changes. An account
 * has more than one when its owner has made the Google account anew.
 */
export const googleIdentities = pgTable(
  'google_identities',
  {
    sub: text('sub').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [index('google_identities_account_id').on(table.accountId)],
);

/**
 * Sign-ins with Google under way, by the fingerprint of the nonce that comes back inside the token. Each is bound to
 * the browser that began it, and good once. Once used, `tokenHash` is the token that used it, so that a retry whose
 * reply was lost can be told from any other call, and `isNewUser` is the answer it got.
 */
export const googleNonces = pgTable(
  'google_nonces',
  {
    nonceHash: text('nonce_hash').primaryKey(),
    device: text('device').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    tokenHash: text('token_hash'),
    isNewUser: boolean('is_new_user'),
  },
  (table) => [index('google_nonces_expires_at').on(table.expiresAt)],
);

/**
 * People of the house's own issuer and the accounts of the staff that they were bound to at their first sign-in
 * (NEW-132): one person for each account, by the issuer's id, which stays when the address changes.
 */
export const staffIdentities = pgTable(
  'staff_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    unique('staff_identities_account').on(table.accountId, table.issuer),
  ],
);

/**
 * Sign-ins at that issuer under way, by the fingerprint of the state that comes back in the address. Each is bound to the
 * browser that began it, and good once. `codeHash` and what follows tell a retry whose reply was lost from any other call.
 */
export const issuerSignIns = pgTable(
  'issuer_sign_ins',
  {
    stateHash: text('state_hash').primaryKey(),
    device: text('device').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    codeHash: text('code_hash'),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    isMultiFactor: boolean('is_multi_factor').notNull(),
  },
  (table) => [
    index('issuer_sign_ins_expires_at').on(table.expiresAt),
    index('issuer_sign_ins_account_id').on(table.accountId),
  ],
);

/**
 * Invitations to the staff, one of each organisation for each address; a new one replaces the one before. Only the
 * fingerprint of the token is kept. A row is deleted with the account that made it.
 */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id),
    email: text('email').notNull(),
    role: text('role', { enum: STAFF_ROLES }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** `null` for the operator, who makes an organisation and invites its first admin. */
    invitedBy: uuid('invited_by').references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    unique('staff_invitations_key').on(table.organizationId, table.email),
    index('staff_invitations_invited_by').on(table.invitedBy),
    index('staff_invitations_expires_at').on(table.expiresAt),
  ],
);

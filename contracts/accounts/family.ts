import * as z from 'zod/mini';

/** The relation of somebody to the account holder who looks after them. */
export const RELATIONS = ['child', 'parent', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Most people whom one account looks after. */
export const PROFILES_MAX = 8;

/**
 * What the account holder confirms for somebody else: that they are the parent or lawful guardian of a child (DPDP Act, section
 * 9), or that a grown person has agreed. Each is a row of the consent ledger.
 */
export const FAMILY_CONSENTS = ['guardianship', 'agreement'] as const;
export type FamilyConsent = (typeof FAMILY_CONSENTS)[number];

/** The person that something is for; null for the account holder, and from a server of the release before. */
export const ForPerson = z._default(z.nullable(z.object({ id: z.uuid(), name: z.string() })), null);
export type ForPerson = z.infer<typeof ForPerson>;

/** Names somebody whom the account looks after; the account holder themself where it is null or left out. */
export const profileChoice = z.nullish(z.uuid());

import type { User } from '../../contracts/accounts/account.ts';
import type { Permission } from '../../contracts/accounts/permissions.ts';

/** Conditions of a page; without any it is enough to be signed in. */
export type RouteRule = {
  readonly role?: User['role'];
  readonly permissions?: readonly Permission[];
  /** True when one of the permissions is enough. */
  readonly any?: boolean;
};
/** Verdict on a page: shown, or the condition that is not met. */
export type RouteVerdict = 'shown' | 'signInNeeded' | 'notAllowed';

/** Returns the verdict on a page for a user (GUARD-01..08). The server guards the page's data by itself. */
export const verdictFor = (user: User | null, rule: RouteRule): RouteVerdict => {
  if (user === null) return 'signInNeeded';
  if (rule.role !== undefined && rule.role !== user.role) return 'notAllowed';
  if (rule.permissions === undefined) return 'shown';
  const has = (permission: Permission): boolean => user.permissions.includes(permission);
  const isAllowed = rule.any ? rule.permissions.some(has) : rule.permissions.every(has);
  return isAllowed ? 'shown' : 'notAllowed';
};

import type { User } from '../../contracts/account.ts';
import type { Permission } from '../../contracts/permissions.ts';

/** What a page asks of whoever opens it; nothing named is that somebody is signed in. */
export type RouteRule = {
  readonly role?: User['role'];
  readonly permissions?: readonly Permission[];
  /** One of the permissions is enough. */
  readonly any?: boolean;
};
/** Whether the page is shown, or what is missing. */
export type RouteVerdict = 'shown' | 'signInNeeded' | 'notAllowed';

/** Whether a page opens for somebody (GUARD-01..08). What it shows, the server guards by itself. */
export const verdictFor = (user: User | null, rule: RouteRule): RouteVerdict => {
  if (user === null) return 'signInNeeded';
  if (rule.role !== undefined && rule.role !== user.role) return 'notAllowed';
  if (rule.permissions === undefined) return 'shown';
  const has = (permission: Permission): boolean => user.permissions.includes(permission);
  const isAllowed = rule.any ? rule.permissions.some(has) : rule.permissions.every(has);
  return isAllowed ? 'shown' : 'notAllowed';
};

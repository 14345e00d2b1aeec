import type { CodeTried } from '../../../contracts/endpoints/verification.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { sendCode, tryCode } from './codes.ts';
import type { CodeDeps, Contact, Sent, Spent, Visitor } from './codes.ts';

type Given = Visitor & { readonly contact: Contact };

/**
 * Sends the code that verifies a contact before a registration (REG-20, REG-22). If the contact has an account, the
 * message says so instead, where only its owner can read it.
 */
export const sendVerification = (deps: CodeDeps, given: Given): Promise<Sent> =>
  sendCode(deps, { purpose: 'verify', ...given }, async (sql) => {
    const accounts = accountsIn(sql);
    const { channel, to } = given.contact;
    const known = channel === 'mail' ? await accounts.byEmail(to) : await accounts.byPhone(to);
    return { kind: known === null ? 'verifyContact' : 'alreadyRegistered', isWithheld: false };
  });

/** Tries that code (REG-21, REG-23). */
export const tryVerification = (
  { db, clock }: CodeDeps,
  given: Given & { readonly code: string },
): Promise<{ readonly kind: 'answered'; readonly reply: CodeTried } | Spent> =>
  db.transaction(async (sql) => {
    const tried = await tryCode(sql, { clock }, { purpose: 'verify', ...given });
    if (tried.kind === 'spent') return tried;
    return { kind: 'answered', reply: tried.kind === 'right' ? { success: true } : tried.reply };
  });

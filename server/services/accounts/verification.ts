import type { CodeSent, CodeTried } from '../../../contracts/endpoints/verification.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { sendCode, tryCode } from './codes.ts';
import type { CodeNeeds, Contact } from './codes.ts';

type Given = {
  readonly contact: Contact;
  /** The secret name of the browser that asks. */
  readonly device: string;
};

/**
 * Sends the code that verifies a contact of somebody who has no account yet (REG-20, REG-22). Who has one is told so
 * in the message, where only they can read it.
 */
export const sendVerification = (needs: CodeNeeds, { contact, device }: Given): Promise<CodeSent> =>
  sendCode(needs, { purpose: 'verify', contact, device }, async (sql) => {
    const accounts = accountsIn(sql);
    const { channel, to } = contact;
    const known = channel === 'mail' ? await accounts.byEmail(to) : await accounts.byPhone(to);
    return { kind: known === null ? 'verifyContact' : 'alreadyRegistered', isWithheld: false };
  });

/** Tries that code (REG-21, REG-23). */
export const tryVerification = (
  { db, clock }: CodeNeeds,
  given: Given & { readonly code: string },
): Promise<CodeTried> =>
  db.transaction(async (sql) => {
    const tried = await tryCode(sql, { clock }, { purpose: 'verify', ...given });
    return tried.kind === 'right' ? { success: true } : tried.reply;
  });

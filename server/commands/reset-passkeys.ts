/**
 * `npm run reset:passkeys -- dr@example.org`: removes the passkeys of a member of the staff who has lost them, where no
 * other admin can, and ends their sessions.
 */
import { connect } from '../db/connect.ts';
import { systemClock } from '../lib/clock.ts';
import { randomIds } from '../lib/ids.ts';
import { StartError } from '../lib/start-error.ts';
import { runCommand } from '../program.ts';
import { resetByOperator } from '../services/accounts/passkey-list.ts';

const USAGE =
  'npm run reset:passkeys -- dr@example.org   removes their passkeys and logs them out\n';

await runCommand(USAGE, async (env) => {
  const email = process.argv[2]?.trim().toLowerCase();
  if (!email) throw new StartError(`The address of an account is needed:\n${USAGE}`);
  const db = await connect(env);
  try {
    const removed = await resetByOperator({ db, clock: systemClock, ids: randomIds }, email);
    if (removed === null) throw new StartError(`There is no account of the staff with ${email}`);
    process.stdout.write(
      `${removed} removed, and every session ended. Their password is gone too: a code to ${email} leads to a new one, and to a new passkey.\n`,
    );
  } finally {
    await db.close();
  }
});

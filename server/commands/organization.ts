/**
 * `npm run organization -- add "Sunrise Dental" admin@sunrise.example`: makes an organisation and mails an invitation to its
 * first admin. Without `add` it lists the organisations there are.
 */
import * as z from 'zod/mini';
import { Email } from '../../contracts/accounts/account.ts';
import { connect } from '../db/connect.ts';
import { systemClock } from '../lib/clock.ts';
import { randomIds } from '../lib/ids.ts';
import { StartError } from '../lib/start-error.ts';
import { runCommand } from '../program.ts';
import { organizationsIn } from '../repositories/organizations.ts';
import { addOrganization } from '../services/accounts/organizations.ts';

const USAGE = `npm run organization -- add "Sunrise Dental" admin@sunrise.example   makes it and invites its first admin
npm run organization                                                 lists those there are
`;

/** Longest name, in characters: it stands in the header of the staff's pages. */
const NAME_MAX = 60;
const Name = z
  .string()
  .check(z.overwrite((name) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim()))
  .check(z.minLength(1), z.maxLength(NAME_MAX), z.regex(/^[^\p{C}<>]+$/u));

const wanted = (name: string | undefined, email: string | undefined) => {
  const read = { name: Name.safeParse(name ?? ''), email: Email.safeParse(email ?? '') };
  if (!read.name.success) {
    throw new StartError(`A name of 1 to ${NAME_MAX} characters is needed:\n${USAGE}`);
  }
  if (!read.email.success) throw new StartError(`The address of an admin is needed:\n${USAGE}`);
  return { name: read.name.data, email: read.email.data };
};

await runCommand(USAGE, async (env) => {
  const [, , verb, ...given] = process.argv;
  if (verb !== undefined && (verb !== 'add' || given.length > 2)) {
    throw new StartError(`This is called so:\n${USAGE}`);
  }
  const organization = verb === undefined ? null : wanted(given[0], given[1]);
  const db = await connect(env);
  try {
    if (organization === null) {
      const names = await organizationsIn(db.sql).names();
      process.stdout.write(`${names.join('\n')}\n`);
      return;
    }
    const { name, email } = organization;
    const added = await addOrganization(
      { db, clock: systemClock, ids: randomIds },
      { ...organization, operator: env.operator.name },
    );
    if (added.kind === 'house') {
      throw new StartError(`${name} is OPERATOR_NAME, the name of the house's own organisation`);
    }
    if (added.kind === 'taken') throw new StartError(`${email} has an account already`);
    if (added.kind === 'staffed') {
      throw new StartError(`${name} has an admin already, who invites others`);
    }
    process.stdout.write(
      `${name} ${added.isNew ? 'was made' : 'is there'}. An invitation goes to ${email} once the server runs; it is good until ${added.expiresAt.toISOString()}.\n`,
    );
  } finally {
    await db.close();
  }
});

/** `npm run seed:staff`: makes one account for each role of the staff, and prints how to sign in to it. */
import { connect } from '../db/connect.ts';
import { systemClock } from '../lib/clock.ts';
import { randomIds } from '../lib/ids.ts';
import { passwords } from '../lib/password.ts';
import { runCommand } from '../program.ts';
import { seedStaff } from '../services/accounts/staff.ts';

const USAGE = 'npm run seed:staff   an account for each role of the staff\n';

await runCommand(USAGE, async (env) => {
  const db = await connect(env);
  try {
    const staff = await seedStaff({
      db,
      clock: systemClock,
      ids: randomIds,
      passwords: passwords(),
    });
    const lines = staff.map(({ role, email, password }) => {
      const how = password === null ? 'is there already' : `password ${password}`;
      return `${role}: ${email}, ${how}\n`;
    });
    process.stdout.write(`${lines.join('')}They log in at /admin.\n`);
  } finally {
    await db.close();
  }
});

/**
 * `npm run add:doctor -- --name "Dr. …" --registration KA-12345 --languages en,hi --days mon,tue --hours
 * 09:00-13:00,14:00-17:30`: adds a doctor who can be booked. `--email` names the account that enters the room,
 * `--organization` whose doctor it is, `--about` a sentence about them, `--qualification` their degrees, without which they prescribe nothing. With `--change` and
 * the last part of a doctor's address it sets registration or degrees of one who is there.
 */
import { parseArgs } from 'node:util';
import { connect } from '../db/connect.ts';
import type { Database } from '../db/connect.ts';
import { randomIds } from '../lib/ids.ts';
import { StartError } from '../lib/start-error.ts';
import { runCommand } from '../program.ts';
import { FULL_WEEK, addDoctor, hasSlots, qualifyDoctor } from '../services/appointments/doctors.ts';
import type { NewDoctor, Qualified, Week } from '../services/appointments/doctors.ts';

const USAGE = `npm run add:doctor -- --name "Dr. ..." --registration KA-12345 --languages en,hi
  --days mon,tue                     all days but Sunday otherwise
  --hours 09:00-13:00,14:00-17:30    the clinic's hours otherwise
  --qualification "BDS, MDS"          what a prescription names; none is written otherwise
  --email dr@example.org             the account that enters the room
  --about "A sentence."
  --organization "Sunrise Dental"    the house's own otherwise
npm run add:doctor -- --change dr-meera-iyer-ka-12345 --qualification "BDS, MDS"
  --registration KA-12345            the number, if it has changed
`;

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '');

const weekdaysOf = (value: string): number[] =>
  listOf(value).map((day) => {
    const weekday = DAYS.findIndex((each) => each === day);
    if (weekday < 0) throw new StartError(`--days: "${day}" is none of ${DAYS.join(', ')}`);
    return weekday;
  });

const hoursOf = (value: string): Week['hours'] =>
  listOf(value).map((span) => {
    const read = /^(\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(span);
    const [from, to] = [1, 3].map((at) => Number(read?.[at]) * 60 + Number(read?.[at + 1]));
    if (from === undefined || to === undefined || !(from < to && to <= 24 * 60)) {
      throw new StartError(`--hours: "${span}" is no span such as 09:00-13:00`);
    }
    return { from, to };
  });

const text = { type: 'string' } as const;
const OPTIONS = {
  name: text,
  registration: text,
  qualification: text,
  languages: text,
  about: text,
  days: text,
  hours: text,
  email: text,
  organization: text,
  change: text,
};
type Given = Partial<Readonly<Record<keyof typeof OPTIONS, string>>>;

/** Reads what is to be changed; nothing else may stand beside it, since it would be passed over in silence. */
const readChange = ({
  change: slug = '',
  registration,
  qualification,
  ...more
}: Given): Qualified => {
  const named = { registration: registration?.trim(), qualification: qualification?.trim() };
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  if (Object.keys(more).length > 0) {
    throw new StartError('--change goes with --registration and --qualification alone');
  }
  if (given.length === 0 || given.some(([, value]) => value === '')) {
    throw new StartError('--change needs --registration or --qualification, and neither empty');
  }
  return { slug, ...Object.fromEntries(given) };
};

const readDoctor = (values: Given): NewDoctor => {
  const { name, registration, qualification, languages, about, days, hours, email, organization } =
    values;
  if (!name || !registration || !languages) {
    throw new StartError('--name, --registration and --languages are needed');
  }
  const week: Week = {
    weekdays: days === undefined ? FULL_WEEK.weekdays : [...new Set(weekdaysOf(days))],
    hours: hours === undefined ? FULL_WEEK.hours : hoursOf(hours),
  };
  if (!hasSlots(week))
    throw new StartError('None of the times that can be booked lies in these hours');
  return {
    name,
    registration,
    qualification: qualification?.trim() || null,
    languages: listOf(languages),
    about: about ?? '',
    week,
    email: email?.trim().toLowerCase() ?? null,
    organization: organization?.trim() || null,
  };
};

const whyNot = (
  added: Exclude<Awaited<ReturnType<typeof addDoctor>>, { kind: 'added' }>,
  { email, organization }: NewDoctor,
): string => {
  if (added.kind === 'taken') return 'This doctor, or a doctor with this account, is there already';
  if (added.kind === 'noAccount') return `There is no account of ${email ?? 'nobody'}`;
  if (added.kind === 'elsewhere') return `${email ?? 'This account'} is of another organisation`;
  if (added.kind === 'unsaid') {
    return `${email ?? 'This account'} is of another organisation than the house's own: say --organization "${added.organization}"`;
  }
  return `There is no organisation "${organization ?? ''}"; there are: ${added.names.join(', ')}`;
};

const add = async (db: Database, doctor: NewDoctor): Promise<string> => {
  const added = await addDoctor({ db, ids: randomIds }, doctor);
  if (added.kind === 'added')
    return `${doctor.name} of ${added.organization} can be booked (${added.slug})\n`;
  throw new StartError(whyNot(added, doctor));
};

const change = async (db: Database, qualified: Qualified): Promise<string> => {
  const others = await qualifyDoctor({ db }, qualified);
  if (others === null) return `${qualified.slug} was changed\n`;
  throw new StartError(
    `There is no doctor "${qualified.slug}"; there are: ${others.join(', ') || 'none'}`,
  );
};

await runCommand(USAGE, async (env) => {
  const { values } = parseArgs({ args: process.argv.slice(2), options: OPTIONS });
  // What was written is read before anything is opened.
  const doctor = values.change === undefined ? readDoctor(values) : null;
  const qualified = doctor === null ? readChange(values) : null;
  const db = await connect(env);
  try {
    if (doctor !== null) process.stdout.write(await add(db, doctor));
    if (qualified !== null) process.stdout.write(await change(db, qualified));
  } finally {
    await db.close();
  }
});

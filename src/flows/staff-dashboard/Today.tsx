import { DataTable } from '../../components/data-table/DataTable.tsx';
import { Button } from '../../components/button/Button.tsx';
import { FigureList } from '../../components/figure-list/FigureList.tsx';
import { IconAlertTriangle } from '../../components/icons/icons.ts';
import { clockWords } from '../../lib/format/slot-words.ts';
import type { Of } from './lists.tsx';
import { useStaffDashboard } from './staff-dashboard.flow.ts';
import { APPOINTMENT_WORDS } from './staff-words.ts';
import { figuresOf } from './today-figures.ts';
import classes from './staff-dashboard.module.css';

type Day = NonNullable<Of<'today'>['loaded']['day']>;

const WhoComes = ({ appointments }: Day) => (
  <>
    <h2>Today’s patients</h2>
    <p className="soft">In India time (IST). Every name you view is logged.</p>
    <DataTable
      label="Today’s patients"
      columns={['Time', 'Patient', 'Doctor', 'Minutes', 'State']}
      rows={appointments.map((each) => ({
        id: each.id,
        cells: [
          clockWords(each.starts_at),
          each.patient_name,
          each.doctor,
          each.minutes,
          APPOINTMENT_WORDS[each.state],
        ],
      }))}
      dense
      cards
      empty="Nobody has an appointment today."
    />
  </>
);

type Overview = Of<'today'>['loaded']['overview'];

const counted = (times: number | null, one: string, many: string): string =>
  `${times} ${times === 1 ? one : many}`;

/** Lists what waits for the staff, the gravest first, each with the section it stands in. */
const waiting = ({ danger_signs: signs, refunding, dead_jobs: dead }: Overview) =>
  [
    {
      section: 'redFlags',
      times: signs,
      words: counted(signs, 'result with danger signs today', 'results with danger signs today'),
    },
    {
      section: 'refunds',
      times: refunding,
      words: counted(refunding, 'refund on its way', 'refunds on their way'),
    },
    { section: 'system', times: dead, words: counted(dead, 'failed job', 'failed jobs') },
  ] as const;

const OpenWork = ({ overview }: { readonly overview: Overview }) => {
  const dashboard = useStaffDashboard();
  const { open } = overview.absences;
  const rows = waiting(overview).filter(({ times }) => times !== null && times > 0);
  return (
    <section className={classes.openWork} aria-labelledby="open-work">
      <h2 id="open-work">To look at first</h2>
      {rows.length === 0 && open === 0 && <p className="soft">Nothing waits for you.</p>}
      {open > 0 && (
        <p>{`${counted(open, 'call waits', 'calls wait')} for your decision at the end of this page.`}</p>
      )}
      <div className={classes.sections}>
        {rows.map(({ section, words }) => (
          <Button
            key={section}
            variant={section === 'redFlags' ? 'danger' : 'default'}
            leftSection={<IconAlertTriangle size={20} aria-hidden="true" />}
            onClick={() => dashboard.send({ type: 'section.chosen', section })}
          >
            {words}
          </Button>
        ))}
      </div>
    </section>
  );
};

/** Shows what waits for the staff and today's figures, and today's patients to staff who may read records. */
export const Today = ({ loaded: { overview, day } }: Of<'today'>) => (
  <>
    <OpenWork overview={overview} />
    <h2>Today so far</h2>
    <FigureList figures={figuresOf(overview)} />
    {day !== null && <WhoComes {...day} />}
  </>
);

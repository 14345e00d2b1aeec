import { Badge } from '../../components/badge/Badge.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { IconAlertTriangle, IconCalendarCheck, IconClock } from '../../components/icons/icons.ts';
import { momentWords } from '../../lib/format/slot-words.ts';
import type { Of } from './lists.tsx';
import { JOB_WORDS, PROVIDER_WORDS, inWords } from './staff-words.ts';

const HEALTH = {
  well: { words: 'Well', tone: 'routine', Icon: IconCalendarCheck },
  troubled: { words: 'In trouble', tone: 'urgent', Icon: IconAlertTriangle },
  silent: { words: 'Nothing to do', tone: 'info', Icon: IconClock },
} as const;

const Health = ({ state }: { readonly state: keyof typeof HEALTH }) => {
  const { words, tone, Icon } = HEALTH[state];
  return (
    <Badge tone={tone} icon={<Icon size={20} aria-hidden="true" />}>
      {words}
    </Badge>
  );
};

/** Shows how the providers did in the last 24 hours, and the jobs that wait or were given up. */
export const System = ({ loaded: { providers, jobs } }: Of<'system'>) => (
  <>
    <h2>Providers, in the last 24 hours</h2>
    <DataTable
      label="Providers, in the last 24 hours"
      columns={['Provider', 'State', 'Done', 'Waiting', 'Failed', 'Last']}
      rows={providers.map((each) => ({
        id: each.id,
        cells: [
          PROVIDER_WORDS[each.id],
          <Health key="state" state={each.state} />,
          each.done,
          each.waiting,
          each.failed,
          each.last_at === null ? 'Not in this time' : momentWords(each.last_at),
        ],
      }))}
      dense
      cards
    />
    <h2>Jobs</h2>
    <DataTable
      label="Jobs"
      columns={['Job', 'Waiting', 'Running', 'Done in 24 hours', 'Failed', 'Due since']}
      rows={jobs.map((each) => ({
        id: each.kind,
        cells: [
          JOB_WORDS[each.kind] ?? inWords(each.kind),
          each.waiting,
          each.running,
          each.done,
          each.dead,
          each.due_since === null ? 'Nothing is due' : momentWords(each.due_since),
        ],
      }))}
      dense
      cards
      empty="There is no work."
    />
  </>
);

import { DataTable } from '../components/data-table/DataTable.tsx';
import { Pagination } from '../components/library/pagination.ts';
import { Tabs } from '../components/library/tabs.ts';

const DENTISTS = [
  ['Dr. Meera Joshi', 'Kothrud', '1.2 km', 'Marathi, Hindi', '₹400'],
  ['Dr. Imran Shaikh', 'Shivajinagar', '2.8 km', 'English, Hindi', '₹500'],
  ['Dr. Anjali Rao', 'Koregaon Park', '5.1 km', 'English, Kannada', '₹1,200'],
];

/** What holds many things at once. */
export const TablesShown = () => (
  <>
    <DataTable
      label="Dentists near you"
      columns={['Dentist', 'Area', 'Distance', 'Languages', 'First visit']}
      rows={DENTISTS.map((cells) => ({ id: cells[0] ?? '', cells }))}
    />
    <Tabs defaultValue="next">
      <Tabs.List>
        <Tabs.Tab value="next">Next visits</Tabs.Tab>
        <Tabs.Tab value="past">Past visits</Tabs.Tab>
        <Tabs.Tab value="off" disabled>
          Called off
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="next">Monday, 23 November, 10:00.</Tabs.Panel>
      <Tabs.Panel value="past">None yet.</Tabs.Panel>
    </Tabs>
    <Pagination total={12} defaultValue={3} />
  </>
);

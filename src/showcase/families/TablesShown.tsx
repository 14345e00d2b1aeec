import { BarChart } from '../../components/bar-chart/BarChart.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { Tabs } from '../../components/library/tabs.ts';
import { Example } from '../example.tsx';
import { PATIENTS, PATIENT_COLUMNS } from '../samples.tsx';

const DENTISTS = [
  ['Dr. Meera Joshi', 'Kothrud', '1.2 km', 'Marathi, Hindi', '₹400'],
  ['Dr. Imran Shaikh', 'Shivajinagar', '2.8 km', 'English, Hindi', '₹500'],
  ['Dr. Anjali Rao', 'Koregaon Park', '5.1 km', 'English, Kannada', '₹1,200'],
];
const DENTIST_COLUMNS = ['Dentist', 'Area', 'Distance', 'Languages', 'First visit'];

const Tables = () => (
  <>
    <Example title="Table" wide>
      <DataTable
        label="Dentists near you"
        columns={DENTIST_COLUMNS}
        rows={DENTISTS.map((cells) => ({ id: cells[0] ?? '', cells }))}
      />
    </Example>
    <Example title="Table of the staff, cards below 48em" wide>
      <DataTable
        label="Assessments of today"
        columns={PATIENT_COLUMNS}
        rows={PATIENTS.slice(0, 5)}
        dense
        cards
      />
    </Example>
    <Example title="Table of the staff, empty" wide>
      <DataTable
        label="Assessments of tomorrow"
        columns={PATIENT_COLUMNS}
        rows={[]}
        empty="No assessment matches these filters."
        dense
        cards
      />
    </Example>
  </>
);

/** Tables, tabs and charts. */
export const TablesShown = () => (
  <>
    <Tables />
    <Example title="Tabs">
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
    </Example>
    <Example title="Bars">
      <BarChart
        caption="Assessments in the last 7 days"
        heads={['Category', 'Assessments']}
        bars={[
          { label: 'Tooth pain', value: 214 },
          { label: 'Gums', value: 96 },
          { label: 'Looks of the teeth', value: 41 },
          { label: 'Spot, sore or lump', value: 8 },
        ]}
      />
    </Example>
    <Example title="Bars with a meaning">
      <BarChart
        caption="How urgent they were, in percent"
        heads={['Urgency', 'Share']}
        most={100}
        bars={[
          { label: 'Emergency, now', value: 4, figure: '4 %', tone: 'urgent' },
          { label: 'Urgent, 1-3 days', value: 31, figure: '31 %', tone: 'urgent' },
          { label: 'Moderate, 1-2 weeks', value: 40, figure: '40 %', tone: 'soon' },
          { label: 'Routine, 2-4 weeks', value: 25, figure: '25 %', tone: 'routine' },
        ]}
      />
    </Example>
  </>
);

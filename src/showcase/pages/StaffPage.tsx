import { BarChart } from '../../components/bar-chart/BarChart.tsx';
import { Button } from '../../components/button/Button.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { StaffHeader } from '../../components/staff-header/StaffHeader.tsx';
import { PATIENTS, PATIENT_COLUMNS } from '../samples.tsx';

const LINKS = [
  { label: 'Assessments', href: '#assessments' },
  { label: 'Bookings', href: '#bookings' },
  { label: 'Payments', href: '#payments' },
  { label: 'Feedback', href: '#feedback' },
];

/** The staff's list under a dark header. */
export const StaffPage = () => (
  <div className="wide">
    <StaffHeader
      home="#"
      place="Staff"
      links={LINKS}
      current="#assessments"
      account={<Button variant="default">Dr. Rao</Button>}
    />
    <main>
      <h1>Assessments</h1>
      <DataTable label="Assessments" columns={PATIENT_COLUMNS} rows={PATIENTS} dense cards />
      <BarChart
        caption="Assessments in the last 7 days"
        heads={['Category', 'Assessments']}
        bars={[
          { label: 'Tooth pain', value: 214 },
          { label: 'Gums', value: 96 },
          { label: 'Looks of the teeth', value: 41 },
        ]}
      />
    </main>
  </div>
);

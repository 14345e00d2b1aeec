import { useState } from 'react';
import { BarChart } from '../../components/bar-chart/BarChart.tsx';
import { Button } from '../../components/button/Button.tsx';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { Chip, ChipGroup } from '../../components/library/chips.ts';
import { Sheet } from '../../components/library/sheet.ts';
import { StaffHeader } from '../../components/staff-header/StaffHeader.tsx';
import { UrgencyBadge } from '../../components/urgency/UrgencyBadge.tsx';
import { PATIENTS, PATIENT_COLUMNS } from '../samples.tsx';

const LINKS = [
  { label: 'Assessments', href: '#assessments' },
  { label: 'Bookings', href: '#bookings' },
  { label: 'Payments', href: '#payments' },
  { label: 'Feedback', href: '#feedback' },
];

const Filters = () => (
  <fieldset>
    <legend className="spoken">Urgency</legend>
    <div className="row">
      <ChipGroup multiple defaultValue={['Urgent']}>
        {['Emergency', 'Urgent', 'Moderate', 'Routine'].map((level) => (
          <Chip key={level} value={level}>
            {level}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  </fieldset>
);

/** The staff's list under a dark header, with a patient's slip at the side. */
export const StaffPage = () => {
  const [opened, setOpened] = useState(false);
  return (
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
        <Filters />
        <DataTable
          label="Assessments"
          columns={PATIENT_COLUMNS}
          rows={PATIENTS.map(({ id, cells: [name, ...cells] }) => ({
            id,
            cells: [
              <Button key={id} variant="subtle" onClick={() => setOpened(true)}>
                {name}
              </Button>,
              ...cells,
            ],
          }))}
          dense
          cards
        />
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
      <Sheet opened={opened} title="Asha Verma" onClose={() => setOpened(false)}>
        <UrgencyBadge level="urgent" />
      </Sheet>
    </div>
  );
};

import { DateInput, DatePicker } from '../../components/library/date-fields.tsx';
import { Autocomplete, MultiSelect, Select } from '../../components/library/list-fields.ts';
import { Example } from '../example.tsx';

const CITIES = ['Bengaluru', 'Chennai', 'Delhi', 'Hyderabad', 'Kolkata', 'Mumbai', 'Pune'];
const LANGUAGES = ['English', 'Hindi', 'Marathi', 'Tamil'];

/** Lists and calendars to choose from. */
export const ListsShown = () => (
  <>
    <Example title="Select">
      <Select label="City" placeholder="Choose one" data={CITIES} />
      <Select label="City, filled" data={CITIES} defaultValue="Pune" searchable />
    </Example>
    <Example title="Select, wrong and fixed">
      <Select label="City, missing" placeholder="Choose one" data={CITIES} error="Choose a city." />
      <Select label="City, fixed" data={CITIES} defaultValue="Delhi" disabled />
    </Example>
    <Example title="Suggestions and several">
      <Autocomplete label="Area" placeholder="Kothrud" data={['Kothrud', 'Koregaon Park']} />
      <MultiSelect
        label="Languages"
        description="Of the dentist."
        data={LANGUAGES}
        defaultValue={['English', 'Marathi']}
      />
    </Example>
    <Example title="Date field">
      <DateInput label="Date of birth" placeholder="23 November 1992" />
      <DateInput
        label="Day"
        description="India time (IST)."
        defaultValue="2026-11-23"
        minDate="2026-11-20"
        maxDate="2026-12-20"
      />
      <DateInput label="Day, wrong" defaultValue="2026-11-23" error="This day is fully booked." />
    </Example>
    <Example title="Calendar">
      <DatePicker
        aria-label="Day of the visit"
        defaultDate="2026-11-01"
        defaultValue="2026-11-23"
        minDate="2026-11-20"
        maxDate="2026-12-20"
      />
    </Example>
  </>
);

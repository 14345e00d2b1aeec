import { CATEGORIES } from '../../../contracts/assessment/chat-context-ids.ts';
import { PAYMENT_STATES } from '../../../contracts/payments/payment-states.ts';
import {
  selectIsFiltered,
  selectLoaded,
  selectSection,
  selectStaffFilters,
} from '../../../machines/staff-dashboard/staff-dashboard.machine.ts';
import { NO_STAFF_FILTERS, periodFrom } from '../../../machines/staff-dashboard/staff-filters.ts';
import type { StaffFilters as Filters } from '../../../machines/staff-dashboard/staff-filters.ts';
import { Button } from '../../components/button/Button.tsx';
import { ListField } from '../../components/fields/ListField.tsx';
import { TextInput } from '../../components/library/text-fields.ts';
import { useStaffDashboard, useStaffDashboardSelected } from './staff-dashboard.flow.ts';
import { CATEGORY_WORDS, PAYMENT_WORDS } from './staff-words.ts';
import classes from './staff-dashboard.module.css';

type Change = (changed: Partial<Filters>) => void;

/** Returns the days shown, chosen by the staff member or by the server's default. */
const usePeriod = (): { readonly from: string; readonly to: string } => {
  const { from, to } = useStaffDashboardSelected(selectStaffFilters);
  const loaded = useStaffDashboardSelected(selectLoaded);
  const shown = loaded !== null && 'from' in loaded ? loaded : null;
  return { from: from ?? shown?.from ?? '', to: to ?? shown?.to ?? '' };
};

/**
 * Asks for a period; it applies when both days are given and submitted. The form stays mounted during loading, and
 * keeps the focus.
 */
const Days = ({ change }: { readonly change: Change }) => {
  const { from, to } = usePeriod();
  return (
    <form
      // An inline ref runs after every render and resets the form: otherwise edited fields would not follow a new
      // period.
      ref={(form) => form?.reset()}
      className={classes.days}
      onSubmit={(event) => {
        event.preventDefault();
        const given = new FormData(event.currentTarget);
        const [one, other] = [given.get('from'), given.get('to')];
        if (typeof one === 'string' && typeof other === 'string') change(periodFrom(one, other));
      }}
    >
      <TextInput
        type="date"
        name="from"
        label="From"
        defaultValue={from}
        required
        withAsterisk={false}
      />
      <TextInput type="date" name="to" label="To" defaultValue={to} required withAsterisk={false} />
      <Button type="submit" variant="default">
        Show these days
      </Button>
    </form>
  );
};

/** The filters of the section, which are also in the URL. */
export const StaffFilters = () => {
  const dashboard = useStaffDashboard();
  const section = useStaffDashboardSelected(selectSection);
  const filters = useStaffDashboardSelected(selectStaffFilters);
  const isFiltered = useStaffDashboardSelected(selectIsFiltered);
  if (section === 'today' || section === 'system') return null;
  const change: Change = (changed) =>
    dashboard.send({ type: 'filters.changed', filters: { ...filters, ...changed } });
  return (
    <section className={classes.filters} aria-label="Filters">
      <Days change={change} />
      {section === 'payments' && (
        <ListField
          label="State"
          name="state"
          placeholder="Any"
          value={filters.state ?? ''}
          options={PAYMENT_STATES.map((value) => ({ value, label: PAYMENT_WORDS[value] }))}
          onChange={(value) =>
            change({ state: PAYMENT_STATES.find((each) => each === value) ?? null })
          }
        />
      )}
      {(section === 'redFlags' || section === 'statistics') && (
        <ListField
          label="Kind of problem"
          name="category"
          placeholder="Any"
          value={filters.category ?? ''}
          options={CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value] }))}
          onChange={(value) =>
            change({ category: CATEGORIES.find((each) => each === value) ?? null })
          }
        />
      )}
      {isFiltered && (
        <Button variant="subtle" onClick={() => change(NO_STAFF_FILTERS)}>
          Without filters
        </Button>
      )}
    </section>
  );
};

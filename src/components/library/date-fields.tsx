import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/dates/styles.layer.css';
import './popup.css';
import './date-fields.css';
import * as dates from '@mantine/dates';
import { IconCalendar } from '../icons/icons.ts';
import { FIELD } from './field.ts';

/** Labels of the arrows above days, months and years. */
const CALENDAR = {
  ariaLabels: {
    nextMonth: 'Next month',
    previousMonth: 'Previous month',
    nextYear: 'Next year',
    previousYear: 'Previous year',
    nextDecade: 'Next decade',
    previousDecade: 'Previous decade',
  },
} as const;

/** A date that can be typed or chosen, as "23 November 2026". Its value is `YYYY-MM-DD`. */
export const DateInput = /* @__PURE__ */ dates.DateInput.withProps({
  ...FIELD,
  ...CALENDAR,
  valueFormat: 'D MMMM YYYY',
  leftSection: <IconCalendar size={20} aria-hidden="true" />,
  leftSectionPointerEvents: 'none',
});

/** A calendar that stays open on the page. Its value is `YYYY-MM-DD`. */
export const DatePicker = /* @__PURE__ */ dates.DatePicker.withProps(CALENDAR);

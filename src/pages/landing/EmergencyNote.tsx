import { IconAlertTriangle } from '../../components/icons/icons.ts';
import classes from './landing.module.css';

/** Nobody should fill in a form while they need an ambulance. */
export const EmergencyNote = () => (
  <p className={classes.emergency}>
    <IconAlertTriangle size={22} aria-hidden="true" />
    <span>
      Trouble breathing or swallowing, or bleeding that will not stop? Call{' '}
      <a href="tel:112">112</a> or <a href="tel:108">108</a> now.
    </span>
  </p>
);

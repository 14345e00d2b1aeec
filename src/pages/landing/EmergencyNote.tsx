import { IconAlertTriangle } from '../../components/icons/icons.ts';
import { WayLinks } from '../../components/way-links/WayLinks.tsx';
import { ambulanceWays } from '../../lib/format/emergency-words.ts';
import classes from './landing.module.css';

/** Shows emergency numbers before the form: a visitor who needs an ambulance should not fill it in. */
export const EmergencyNote = () => (
  <div className={classes.emergency}>
    <p>
      <IconAlertTriangle size={22} aria-hidden="true" />
      Trouble breathing or swallowing, or bleeding that will not stop? Call now.
    </p>
    <WayLinks ways={ambulanceWays()} />
  </div>
);

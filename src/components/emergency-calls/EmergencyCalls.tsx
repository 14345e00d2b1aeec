import { ButtonLink } from '../button/Button.tsx';
import { IconPhone } from '../icons/icons.ts';
import classes from './emergency-calls.module.css';

/** Repeated here: importing the catalogue of emergencies would enlarge the assessment's first file. */
const EMERGENCY_NUMBERS = ['112', '108'];

type EmergencyCallsProps = {
  /** The action to skip in an emergency. */
  readonly insteadOf?: 'search' | 'book' | 'wait';
};

/** Emergency numbers beside a search, booking or clinic, for patients who have no time for one. */
export const EmergencyCalls = ({ insteadOf = 'search' }: EmergencyCallsProps) => (
  <section className={classes.emergency} aria-labelledby="emergency">
    <h2 id="emergency">{`Do not ${insteadOf}, call`}</h2>
    <p>
      if bleeding does not stop, a swelling comes with fever, or breathing or swallowing is hard.
    </p>
    <div className={classes.calls}>
      {EMERGENCY_NUMBERS.map((number) => (
        <ButtonLink
          key={number}
          href={`tel:${number}`}
          aria-label={`Call ${number}`}
          variant="danger"
          leftSection={<IconPhone size={20} aria-hidden="true" />}
        >
          {number}
        </ButtonLink>
      ))}
    </div>
  </section>
);

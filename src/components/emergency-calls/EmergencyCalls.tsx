import { ButtonLink } from '../button/Button.tsx';
import { IconPhone } from '../icons/icons.ts';
import classes from './emergency-calls.module.css';

/** Not from the catalogue of emergencies: whoever shows this would make the assessment's first file larger by sharing it. */
const EMERGENCY_NUMBERS = ['112', '108'];

type EmergencyCallsProps = {
  /** What there is no time for. */
  readonly insteadOf?: 'search' | 'book' | 'wait';
};

/** With any search, booking or clinic: when there is no time for one. */
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
          variant="danger"
          leftSection={<IconPhone size={20} aria-hidden="true" />}
        >
          Call {number}
        </ButtonLink>
      ))}
    </div>
  </section>
);

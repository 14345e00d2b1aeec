import * as say from '../../../contracts/texts/en/steps.ts';
import { ButtonLink } from '../button/Button.tsx';
import { IconPhone } from '../icons/icons.ts';
import classes from './emergency-calls.module.css';

/** Repeated here: importing the catalogue of emergencies would enlarge the assessment's first file. */
const EMERGENCY_NUMBERS = ['112', '108'];

type EmergencyCallsProps = {
  /** The action to skip in an emergency. */
  readonly insteadOf?: say.InsteadOfCalling;
};

/** Emergency numbers beside a search, booking or clinic, for patients who have no time for one. */
export const EmergencyCalls = ({ insteadOf = 'search' }: EmergencyCallsProps) => (
  <section className={classes.emergency} aria-labelledby="emergency">
    <h2 id="emergency">{say.doNotCall(insteadOf)}</h2>
    <p>{say.ifBleedingDoesNotStopSwelling}</p>
    <div className={classes.calls}>
      {EMERGENCY_NUMBERS.map((number) => (
        <ButtonLink
          key={number}
          href={`tel:${number}`}
          aria-label={say.call(number)}
          variant="danger"
          leftSection={<IconPhone size={20} aria-hidden="true" />}
        >
          {number}
        </ButtonLink>
      ))}
    </div>
  </section>
);

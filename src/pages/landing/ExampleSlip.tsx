import { ButtonLink } from '../../components/button/Button.tsx';
import { PATHS } from '../../../contracts/common/paths.ts';
import { Slip } from '../../components/slip/Slip.tsx';
import { UrgencyBadge } from '../../components/urgency/UrgencyBadge.tsx';
import classes from './landing.module.css';

/** Shows a made-up example of a result: a patient with a swollen cheek. */
export const ExampleSlip = () => (
  <section className={classes.example} aria-labelledby="example-title">
    <p id="example-title" className={classes.exampleTitle}>
      An example result
    </p>
    <div className={classes.tilted}>
      <Slip
        tone="urgent"
        badge={<UrgencyBadge level="urgent" />}
        heading={<p className={classes.exampleHeading}>See a dentist by Thursday, best tomorrow</p>}
      >
        <p>You told us of a throbbing back tooth, and that the cheek is a little swollen.</p>
        <dl className={classes.facts}>
          <div>
            <dt>Most likely</dt>
            <dd>Tooth abscess, from an infected nerve</dd>
          </div>
          <div>
            <dt>Tonight</dt>
            <dd>Cold cloth on the cheek, head high, no heat</dd>
          </div>
          <div>
            <dt>Call now if</dt>
            <dd>The swelling reaches the eye or neck, or you cannot swallow</dd>
          </div>
        </dl>
      </Slip>
    </div>
    <p className={classes.onward}>
      <ButtonLink href={PATHS.chat}>Start Chat</ButtonLink>
    </p>
  </section>
);

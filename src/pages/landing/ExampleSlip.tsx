import { ButtonLink } from '../../components/button/Button.tsx';
import { PATHS } from '../../../contracts/common/paths.ts';
import { Slip } from '../../components/slip/Slip.tsx';
import { UrgencyBadge } from '../../components/urgency/UrgencyBadge.tsx';
import classes from './landing.module.css';

/** Shows a made-up example of a result: a calm one, since most are. */
export const ExampleSlip = () => (
  <section className={classes.example} aria-labelledby="example-title">
    <p id="example-title" className={classes.exampleTitle}>
      An example result
    </p>
    <div className={classes.tilted}>
      <Slip
        tone="soon"
        badge={<UrgencyBadge level="moderate" />}
        heading={<p className={classes.exampleHeading}>See a dentist within two weeks</p>}
      >
        <p>You told us that cold drinks hurt a back tooth for a few seconds.</p>
        <dl className={classes.facts}>
          <div>
            <dt>Most likely</dt>
            <dd>An irritated tooth nerve, which can recover</dd>
          </div>
          <div>
            <dt>Until then</dt>
            <dd>Avoid ice-cold and very sweet things on that side</dd>
          </div>
          <div>
            <dt>Go sooner if</dt>
            <dd>The pain stays for minutes, or wakes you at night</dd>
          </div>
        </dl>
      </Slip>
    </div>
    <p className={classes.onward}>
      <ButtonLink href={PATHS.chat}>Start Chat</ButtonLink>
    </p>
  </section>
);

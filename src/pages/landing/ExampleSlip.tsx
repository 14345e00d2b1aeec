import { RESULT } from '../../../contracts/texts/en/result.ts';
import { Likely } from '../../components/likely/Likely.tsx';
import { Slip } from '../../components/slip/Slip.tsx';
import { UrgencyBadge } from '../../components/urgency/UrgencyBadge.tsx';
import classes from './example.module.css';

const CONDITIONS = [
  { name: 'Irritated tooth nerve', likelihood: 'most' },
  { name: 'Sensitive teeth', likelihood: 'possible' },
] as const;

/** Shows a made-up example of a result, as the engine gives it: a calm one, since most are. */
export const ExampleSlip = () => (
  <section aria-labelledby="example-title">
    <p id="example-title" className={classes.title}>
      An example result
    </p>
    <div className={classes.tilted}>
      <Slip
        tone="soon"
        badge={<UrgencyBadge level="moderate" />}
        heading={<p>{RESULT.undated.moderate}</p>}
      >
        <p>You told us that cold drinks hurt a back tooth for a few seconds.</p>
        <dl className={classes.facts}>
          {CONDITIONS.map(({ name, likelihood }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Likely likelihood={likelihood} words={RESULT.likelihoods[likelihood]} />
              </dd>
            </div>
          ))}
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
  </section>
);

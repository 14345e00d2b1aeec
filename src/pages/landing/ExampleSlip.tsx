import { RESULT } from '../../../contracts/texts/en/result.ts';
import { EXAMPLE } from '../../../contracts/texts/en/site.ts';
import { Likely } from '../../components/likely/Likely.tsx';
import { Slip } from '../../components/slip/Slip.tsx';
import { UrgencyBadge } from '../../components/urgency/UrgencyBadge.tsx';
import classes from './example.module.css';

const CONDITIONS = [
  { name: EXAMPLE.most, likelihood: 'most' },
  { name: EXAMPLE.possible, likelihood: 'possible' },
] as const;

/** Shows a made-up example of a result, as the engine gives it: a calm one, since most are. */
export const ExampleSlip = () => (
  <section aria-labelledby="example-title">
    <p id="example-title" className={classes.title}>
      {EXAMPLE.title}
    </p>
    <div className={classes.tilted}>
      <Slip
        tone="soon"
        badge={<UrgencyBadge level="moderate" />}
        heading={<p>{RESULT.undated.moderate}</p>}
      >
        <p>{EXAMPLE.told}</p>
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
            <dt>{EXAMPLE.untilThen}</dt>
            <dd>{EXAMPLE.untilThenText}</dd>
          </div>
          <div>
            <dt>{EXAMPLE.sooner}</dt>
            <dd>{EXAMPLE.soonerText}</dd>
          </div>
        </dl>
      </Slip>
    </div>
  </section>
);

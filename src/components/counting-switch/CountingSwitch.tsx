import { COUNTING_SWITCH_TEXTS } from '../../../contracts/texts/en/counting-switch.ts';
import classes from './counting-switch.module.css';

/**
 * The analytics switch, rendered hidden: until a script knows the choice, its place shows the words for visitors
 * without scripts, so that nothing moves.
 */
export const CountingSwitch = () => (
  <div className={classes.place} data-counting>
    <p className={classes.without}>{COUNTING_SWITCH_TEXTS.without}</p>
    <div className={classes.live}>
      <label className={classes.label}>
        <input type="checkbox" role="switch" aria-checked={false} className={classes.switch} />
        <span>{COUNTING_SWITCH_TEXTS.label}</span>
      </label>
      <output className={classes.stand} />
    </div>
  </div>
);

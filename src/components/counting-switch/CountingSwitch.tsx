import { COUNTING_SWITCH_TEXTS } from '../../../contracts/texts/en/counting-switch.ts';
import classes from './counting-switch.module.css';

/**
 * The switch for being counted, drawn into the page without being shown: until a script knows how it stands, its place holds
 * the words for who has no scripts, so that nothing moves.
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

import { IconArrowRight } from '../../components/icons/icons.ts';
import classes from './landing.module.css';

/** Says what the product does; site.script.ts puts the link back to an earlier assessment in the same place. */
export const Introduction = () => (
  <div className={classes.introduction}>
    <p className={classes.lead}>
      Tell our AI dental assistant what you feel. It asks what a dentist would ask first, then tells
      you what it may be and how soon to be seen.
    </p>
    <a id="results" className={classes.kept} href="/chat" data-kept hidden>
      <span />
      <IconArrowRight size={20} aria-hidden="true" />
    </a>
  </div>
);

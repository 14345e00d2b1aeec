import { IconArrowRight } from '../../components/icons/icons.ts';
import classes from './landing.module.css';

/** Says what the product does; site.script.ts puts the link back to an earlier assessment in the same place. */
export const Introduction = () => (
  <div className={classes.introduction}>
    <p className={classes.lead}>
      Tell us what you’re feeling. We ask what a dentist would ask, then explain what it could be
      and how soon you should be seen.
    </p>
    <a id="results" className={classes.kept} href="/chat" data-kept hidden>
      <span />
      <IconArrowRight size={20} aria-hidden="true" />
    </a>
  </div>
);

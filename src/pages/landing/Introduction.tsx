import { PATHS } from '../../../contracts/common/paths.ts';
import { START } from '../../../contracts/texts/en/site.ts';
import { IconArrowRight } from '../../components/icons/icons.ts';
import classes from './landing.module.css';

/** Says what the product does; site.script.ts puts the link back to an earlier assessment in the same place. */
export const Introduction = () => (
  <div className={classes.introduction}>
    <p className={classes.lead}>{START.lead}</p>
    <a id="results" className={classes.kept} href={PATHS.chat} data-kept hidden>
      <span />
      <IconArrowRight size={20} aria-hidden="true" />
    </a>
  </div>
);

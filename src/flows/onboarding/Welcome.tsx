import { PATHS } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { Visit } from '../../components/illustrations/Visit.tsx';
import classes from './onboarding.module.css';

/** The first step: what is to come, and a link past it for a patient in pain. */
export const Welcome = () => (
  <>
    <Visit name="clinic" size={88} />
    <p>
      Good to have you here. Three short steps follow: your name, what you agree to, and what{' '}
      {PRODUCT_NAME} can do for you. It takes about a minute.
    </p>
    <p className={classes.soft}>
      In pain right now? <a href={PATHS.chat}>Start your assessment</a> and do this later.
    </p>
  </>
);

import { langOf } from '../../../contracts/rules/lang-of.ts';
import { IconX } from '../icons/icons.ts';
import classes from './next-steps.module.css';

export type NextStepsProps = {
  /** The steps, most important first. */
  readonly steps: readonly string[];
  /** Things not to do. */
  readonly not?: readonly string[];
  /** Heading of what not to do. */
  readonly notTitle?: string;
};

const NOTHING: readonly string[] = [];

/** The recommended next steps (DIAG-08), numbered, and separately what not to do. */
export const NextSteps = ({ steps, not = NOTHING, notTitle }: NextStepsProps) => (
  <>
    <ol className={classes.steps}>
      {steps.map((step) => (
        <li key={step} lang={langOf(step)}>
          {step}
        </li>
      ))}
    </ol>
    {not.length > 0 && (
      <section className={classes.not} aria-label={notTitle}>
        <h3 className={classes.title}>{notTitle}</h3>
        <ul className={classes.list}>
          {not.map((each) => (
            <li key={each}>
              <IconX className={classes.cross} size={20} aria-hidden="true" />
              <span lang={langOf(each)}>{each}</span>
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
);

import { IconCheck } from '../icons/icons.ts';
import classes from './next-steps.module.css';

/** The recommended next steps (DIAG-08), most important first. */
export const NextSteps = ({ steps }: { readonly steps: readonly string[] }) => (
  <ol className={classes.steps}>
    {steps.map((step) => (
      <li key={step}>
        <IconCheck className={classes.tick} size={22} aria-hidden="true" />
        <span>{step}</span>
      </li>
    ))}
  </ol>
);

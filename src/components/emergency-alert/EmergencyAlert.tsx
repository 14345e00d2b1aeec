import { useId } from 'react';
import * as say from '../../../contracts/texts/en/steps.ts';
import { WayLinks } from '../way-links/WayLinks.tsx';
import type { WayWords } from '../way-links/WayLink.tsx';
import { IconAlertTriangle } from '../icons/icons.ts';
import classes from './emergency-alert.module.css';

export type EmergencyAlertProps = {
  readonly title: string;
  /** Advice for now, most important first. */
  readonly advice: readonly string[];
  /** The most urgent first. */
  readonly ways: readonly WayWords[];
};

/** A scrollable region must be focusable, so that the arrow keys can scroll it (WCAG 2.1.1). */
const REACHABLE = { tabIndex: 0 };

/** Shows the first advice always, and the rest on demand. */
const Advice = ({ advice: [first, ...rest] }: Pick<EmergencyAlertProps, 'advice'>) => (
  <>
    <p>{first}</p>
    {rest.length > 0 && (
      <details className={classes.more}>
        <summary>{say.whatElseToDoNow}</summary>
        <ul className={classes.advice} {...REACHABLE}>
          {rest.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    )}
  </>
);

/**
 * Shows emergency help beside the questions: numbers to call, then what to do first. Only the title is announced; the
 * patient reads on from there.
 */
export const EmergencyAlert = ({ title, advice, ways }: EmergencyAlertProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.alert} data-emergency>
      <IconAlertTriangle className={classes.icon} size={28} aria-hidden="true" />
      <div role="alert">
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
      </div>
      <div className={classes.ways}>
        <WayLinks ways={ways} leads />
      </div>
      <div className={classes.content}>
        <Advice advice={advice} />
      </div>
    </section>
  );
};

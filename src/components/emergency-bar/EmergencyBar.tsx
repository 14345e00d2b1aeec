import { WayLink } from '../way-links/WayLink.tsx';
import type { WayWords } from '../way-links/WayLink.tsx';
import { IconAlertTriangle } from '../icons/icons.ts';
import classes from './emergency-bar.module.css';

export type EmergencyBarProps = {
  /** "Emergency". */
  readonly level: string;
  /** The words that open the rest. */
  readonly whatToDo: string;
  readonly title: string;
  readonly advice: readonly string[];
  /** The most urgent way to get help. */
  readonly way?: WayWords;
};

/** A scrollable region must be focusable, so that the arrow keys can scroll it (WCAG 2.1.1). */
const REACHABLE = { tabIndex: 0 };

/** So many letters fit beside the words on a phone: "Call 112", "Hospital". */
const BESIDE = 10;

const isLong = (way: WayWords | undefined): true | undefined =>
  (way && (way.short ?? way.label).length > BESIDE) || undefined;

/** The one line that stays after the emergency help was shown: the number to call, and advice on demand. */
export const EmergencyBar = ({ level, whatToDo, title, advice, way }: EmergencyBarProps) => (
  <section className={classes.bar} aria-label={level} data-emergency data-long={isLong(way)}>
    <details className={classes.details}>
      <summary className={classes.summary}>
        <IconAlertTriangle size={22} aria-hidden="true" />
        <span>
          <span>{`${level}: `}</span>
          <span className={classes.open}>{whatToDo}</span>
        </span>
      </summary>
      <div className={classes.more} {...REACHABLE}>
        <p className={classes.title}>{title}</p>
        <ul className={classes.advice}>
          {advice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </details>
    {way && (
      <div className={classes.way}>
        <WayLink {...way} label={way.short ?? way.label} size="bar" />
      </div>
    )}
  </section>
);

import { useId } from 'react';
import { IconAlertTriangle, IconPhone } from '../icons/icons.ts';
import classes from './emergency-alert.module.css';

/** A number that can be called with one press; `name` says whom one reaches, where the label does not. */
export type CallWords = {
  readonly number: string;
  readonly label: string;
  readonly name?: string;
};

/** What an emergency is, what to do now (the first thing first), and whom to call. */
export type EmergencyWords = {
  readonly title: string;
  readonly advice: readonly string[];
  readonly calls: readonly CallWords[];
};

export type EmergencyAlertProps = EmergencyWords & {
  /** Folds away all but the first sentence of the advice, while there is more to answer. */
  readonly compact?: boolean;
  /** Inside something that is read out whole as it appears, such as a dialog. */
  readonly quiet?: boolean;
};

/** A part that scrolls must take focus, so that the arrow keys can scroll it (WCAG 2.1.1). */
const REACHABLE = { tabIndex: 0 };

const Advice = ({
  advice,
  ...list
}: Pick<EmergencyWords, 'advice'> & { readonly tabIndex?: number }) => (
  <ul className={classes.advice} {...list}>
    {advice.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

/** What to do first, always in view; the rest on demand. */
const ShortAdvice = ({ advice: [first, ...rest] }: Pick<EmergencyWords, 'advice'>) => (
  <>
    <p>{first}</p>
    {rest.length > 0 && (
      <details className={classes.more}>
        <summary>What else to do now</summary>
        <Advice advice={rest} {...REACHABLE} />
      </details>
    )}
  </>
);

const Calls = ({ calls }: Pick<EmergencyWords, 'calls'>) => (
  <div className={classes.calls}>
    {calls.map(({ number, label, name }) => (
      <a key={number} className={classes.call} href={`tel:${number}`}>
        <IconPhone size={20} aria-hidden="true" />
        {label}
        {name && <span className="spoken">, {name}</span>}
      </a>
    ))}
  </div>
);

/**
 * Help that cannot wait, said on every step from the answer that raised it: whom to call, then what to do
 * first. Only its title is announced; the rest is read on from there.
 */
export const EmergencyAlert = (props: EmergencyAlertProps) => {
  const { title, advice, calls, compact = false, quiet = false } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.alert} data-compact={compact || undefined}>
      <IconAlertTriangle className={classes.icon} size={28} aria-hidden="true" />
      <div role={quiet ? undefined : 'alert'}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
      </div>
      {calls.length > 0 && <Calls calls={calls} />}
      <div className={classes.content}>
        {compact ? <ShortAdvice advice={advice} /> : <Advice advice={advice} />}
      </div>
    </section>
  );
};

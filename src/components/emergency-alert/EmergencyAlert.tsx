import type { Emergency } from '../../../contracts/diagnosis.ts';
import { IconAlertTriangle, IconPhone } from '../icons/icons.ts';
import classes from './emergency-alert.module.css';

const NUMBERS = [
  { number: '112', name: 'emergency number' },
  { number: '108', name: 'ambulance' },
];

export type EmergencyAlertProps = Emergency & {
  /** Folds the advice away on the steps after the one that raised it; title and calls stay. */
  readonly compact?: boolean;
};

const Advice = ({ advice }: Pick<Emergency, 'advice'>) => (
  <ul className={classes.advice}>
    {advice.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

const Calls = () => (
  <div className={classes.calls}>
    {NUMBERS.map(({ number, name }) => (
      <a key={number} className={classes.call} href={`tel:${number}`}>
        <IconPhone size={20} aria-hidden="true" />
        Call {number}
        <span className="spoken">, {name}</span>
      </a>
    ))}
  </div>
);

/** Help that cannot wait, said on every step from the answer that raised it: whom to call comes first. */
export const EmergencyAlert = ({ level, title, advice, compact }: EmergencyAlertProps) => (
  <section role="alert" className={classes.alert} data-level={level}>
    <IconAlertTriangle className={classes.icon} size={28} aria-hidden="true" />
    <h2 className={classes.title}>{title}</h2>
    {level === 'medical' && <Calls />}
    <div className={classes.content}>
      {compact ? (
        <details className={classes.more}>
          <summary>What to do now</summary>
          <Advice advice={advice} />
        </details>
      ) : (
        <Advice advice={advice} />
      )}
    </div>
  </section>
);

import type { Emergency } from '../../../contracts/diagnosis.ts';
import { IconAlertTriangle, IconPhone } from '../icons/icons.ts';
import classes from './emergency-alert.module.css';

const NUMBERS = [
  { number: '112', name: 'Emergency' },
  { number: '108', name: 'Ambulance' },
];

/** Help that cannot wait, said on every step from the answer that raised it. */
export const EmergencyAlert = ({ level, title, advice }: Emergency) => (
  <section role="alert" className={classes.alert} data-level={level}>
    <IconAlertTriangle className={classes.icon} size={28} aria-hidden="true" />
    <div className={classes.content}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.advice}>
        {advice.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
    {level === 'medical' && (
      <div className={classes.calls}>
        {NUMBERS.map(({ number, name }) => (
          <a key={number} className={classes.call} href={`tel:${number}`}>
            <IconPhone size={20} aria-hidden="true" />
            Call {number}
            <span className={classes.who}>{name}</span>
          </a>
        ))}
      </div>
    )}
  </section>
);

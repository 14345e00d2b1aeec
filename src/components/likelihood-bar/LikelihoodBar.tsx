import type { DiagnosisItem } from '../../../contracts/diagnosis.ts';
import { IconChevronDown } from '../icons/icons.ts';
import classes from './likelihood-bar.module.css';

type Props = DiagnosisItem & {
  /** Said in place of the percentage, without a bar, when hardly anything speaks for the condition. */
  readonly lessLikely?: string | undefined;
};

/** One possible condition (DIAG-03 to DIAG-06): name, likelihood in words and as a bar, reasons on demand. */
export const LikelihoodBar = ({ name, likelihood, description, reason, lessLikely }: Props) => (
  <article className={classes.condition}>
    <div className={classes.row}>
      <h3 className={classes.name}>{name}</h3>
      {lessLikely === undefined ? (
        <p className={classes.percent}>{likelihood}%</p>
      ) : (
        <p className={classes.lessLikely}>{lessLikely}</p>
      )}
    </div>
    {lessLikely === undefined && (
      <div className={classes.track} aria-hidden="true">
        <div className={classes.fill} style={{ inlineSize: `${likelihood}%` }} />
      </div>
    )}
    <p className={classes.description}>{description}</p>
    {reason.length > 0 && (
      <details className={classes.why}>
        <summary>
          <IconChevronDown className={classes.chevron} size={20} aria-hidden="true" />
          Why we think so
          <span className="spoken">: {name}</span>
        </summary>
        <ul>
          {reason.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    )}
  </article>
);

import type { DiagnosisItem } from '../../../contracts/assessment/diagnosis.ts';
import { IconChevronDown } from '../icons/icons.ts';
import classes from './condition-card.module.css';

export type ConditionWords = {
  /** The likelihood in words. */
  readonly likely: string;
  readonly because: string;
  readonly against: string;
  /** Heading of reasons that are whole sentences. */
  readonly why: string;
};

export type ConditionCardProps = Omit<DiagnosisItem, 'suspicion'> & {
  readonly words: ConditionWords;
  /** True for the likeliest condition, which is shown larger. */
  readonly isFirst: boolean;
  /** True when the evidence is so weak that a figure would claim too much. */
  readonly isLessLikely: boolean;
  /** Replaces likelihood and bar for a suspicion that a dentist must examine. */
  readonly suspicion?: string | undefined;
};

const Reasons = ({ title, list }: { readonly title: string; readonly list: readonly string[] }) =>
  list.length > 0 && (
    <>
      <p className={classes.reasonTitle}>{title}</p>
      <ul>
        {list.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  );

/**
 * Shows one possible condition (DIAG-03 to DIAG-06): its plain name, the likelihood in words before figures, and
 * reasons on demand.
 */
export const ConditionCard = (props: ConditionCardProps) => {
  const { name, plain_name: plain, likelihood, description, words, isFirst } = props;
  const { reason, because, against, isLessLikely, suspicion } = props;
  const hasParts = because.length + against.length > 0;
  return (
    <article className={classes.condition} data-first={isFirst || undefined}>
      {suspicion === undefined && <p className={classes.likely}>{words.likely}</p>}
      <h3 className={classes.name}>{plain ?? name}</h3>
      <p className={classes.term}>
        {plain && <span>{name}</span>}
        {plain && !isLessLikely && <span aria-hidden="true"> · </span>}
        {!isLessLikely && (
          <span className={classes.percent}>
            <span className="spoken">Likelihood </span>
            {likelihood}%
          </span>
        )}
      </p>
      {suspicion === undefined && !isLessLikely && (
        <div className={classes.track} aria-hidden="true">
          <div className={classes.fill} style={{ inlineSize: `${likelihood}%` }} />
        </div>
      )}
      {suspicion && <p className={classes.suspicion}>{suspicion}</p>}
      <p className={classes.description}>{description}</p>
      {(hasParts || reason.length > 0) && (
        <details className={classes.why}>
          <summary>
            <IconChevronDown className={classes.chevron} size={20} aria-hidden="true" />
            {words.why}
            <span className="spoken">: {plain ?? name}</span>
          </summary>
          {hasParts ? (
            <>
              <Reasons title={words.because} list={because} />
              <Reasons title={words.against} list={against} />
            </>
          ) : (
            <Reasons title="" list={reason} />
          )}
        </details>
      )}
    </article>
  );
};

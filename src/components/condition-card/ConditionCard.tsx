import type { DiagnosisItem } from '../../../contracts/assessment/diagnosis.ts';
import type { Likelihood } from '../../../contracts/rules/likelihood.ts';
import { langOf } from '../../../contracts/rules/lang-of.ts';
import { IconChevronDown } from '../icons/icons.ts';
import { Likely } from '../likely/Likely.tsx';
import classes from './condition-card.module.css';

export type ConditionWords = {
  /** The likelihood in words. */
  readonly likely: string;
  /** Label of the likelihood as a figure. */
  readonly likelihood: string;
  readonly because: string;
  readonly against: string;
  /** Heading of reasons that are whole sentences. */
  readonly why: string;
};

export type ConditionCardProps = Omit<DiagnosisItem, 'suspicion' | 'seen'> & {
  readonly words: ConditionWords;
  /** True for the likeliest condition, which is opened at first unless it is a suspicion. */
  readonly isFirst: boolean;
  /** Tells how likely it is; `less` shows no figure and no reason, since the evidence is too weak for either. */
  readonly level: Likelihood;
  /** Replaces the likelihood in words: the patient saw it. */
  readonly seen: string | undefined;
  /** Replaces the likelihood, in words and as a figure, for a suspicion that a dentist must examine. */
  readonly suspicion?: string | undefined;
};

type ReasonsProps = { readonly title: string; readonly list: readonly string[] };

const Reasons = ({ title, list }: ReasonsProps) =>
  list.length > 0 && (
    <>
      <p className={classes.reasonTitle}>{title}</p>
      <ul>
        {list.map((each) => (
          <li key={each} lang={langOf(each)}>
            {each}
          </li>
        ))}
      </ul>
    </>
  );

/** What stands in the opened card: the professional name, the figure, and the reasons. */
const Opened = (props: ConditionCardProps) => {
  const { name, likelihood, description, words, reason, because, against } = props;
  const isLessLikely = props.level === 'less';
  const hasFigure = !isLessLikely && props.suspicion === undefined;
  const hasParts = because.length + against.length > 0;
  return (
    <div className={classes.opened}>
      <p className={classes.term}>
        <span lang={langOf(name)}>{name}</span>
        {hasFigure && (
          <>
            <span aria-hidden="true"> · </span>
            <span>{`${words.likelihood} ${likelihood}%`}</span>
          </>
        )}
      </p>
      <p lang={langOf(description)}>{description}</p>
      {!isLessLikely && (
        <>
          <Reasons
            title={hasParts ? words.because : words.why}
            list={hasParts ? because : reason}
          />
          <Reasons title={words.against} list={against} />
        </>
      )}
    </div>
  );
};

const HowLikely = ({ suspicion, seen, level, words }: ConditionCardProps) => {
  if (suspicion !== undefined) return <p className={classes.suspicion}>{suspicion}</p>;
  return seen === undefined ? <Likely likelihood={level} words={words.likely} /> : <p>{seen}</p>;
};

/**
 * Shows one possible condition (DIAG-03 to DIAG-06): its plain name and the likelihood in words; the professional name,
 * the likelihood in percent, and what speaks for and against it on demand.
 */
export const ConditionCard = (props: ConditionCardProps) => {
  const title = props.plain_name ?? props.name;
  return (
    <article className={classes.condition}>
      <details open={props.isFirst && props.suspicion === undefined}>
        <summary className={classes.summary}>
          <span>
            <h3 className={classes.name} lang={langOf(title)}>
              {title}
            </h3>
            <HowLikely {...props} />
          </span>
          <IconChevronDown className={classes.chevron} size={20} aria-hidden="true" />
        </summary>
        <Opened {...props} />
      </details>
    </article>
  );
};

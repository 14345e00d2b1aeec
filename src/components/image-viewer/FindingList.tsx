import { Badge } from '../badge/Badge.tsx';
import { IconCheck, IconMinus, IconQuestionMark } from '../icons/icons.ts';
import { bandOf } from './finding.ts';
import type { Finding } from './finding.ts';
import classes from './image-viewer.module.css';

export type FindingListProps = {
  readonly findings: readonly Finding[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
};

const ICONS = { routine: IconCheck, soon: IconMinus, urgent: IconQuestionMark, info: IconMinus };

const Entry = ({ finding, number, ...list }: EntryProps) => {
  const band = bandOf(finding.confidence);
  const Icon = ICONS[band.tone];
  return (
    <li>
      <button
        type="button"
        className={classes.entry}
        aria-pressed={list.selected === finding.id}
        onClick={() => list.onSelect(finding.id)}
      >
        <span className={classes.number}>{number}</span>
        <span className={classes.words}>
          <span className={classes.name}>{finding.name}</span>
          <span className={classes.detail}>{finding.detail}</span>
          <Badge tone={band.tone} icon={<Icon size={20} aria-hidden="true" />}>
            {`${finding.confidence} %, ${band.words}`}
          </Badge>
        </span>
      </button>
    </li>
  );
};

type EntryProps = Omit<FindingListProps, 'findings'> & {
  readonly finding: Finding;
  readonly number: number;
};

/** The findings in words, in the order of their numbers; pressing one shows its box on the picture. */
export const FindingList = ({ findings, ...list }: FindingListProps) => (
  <ol className={classes.list}>
    {findings.map((finding, index) => (
      <Entry key={finding.id} {...list} finding={finding} number={index + 1} />
    ))}
  </ol>
);

import { bandLookOf } from './finding.ts';
import type { Finding } from './finding.ts';
import { IconCheck, IconCircleHalf, IconQuestionMark } from '../icons/icons.ts';
import tones from '../tone/tone.module.css';
import classes from './image-viewer.module.css';

export type FindingListProps = {
  readonly findings: readonly Finding[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
};

const ICONS = { high: IconCheck, medium: IconCircleHalf, low: IconQuestionMark };

const Entry = ({ finding, number, ...list }: EntryProps) => {
  const { band, tone, words } = bandLookOf(finding.confidence);
  const Icon = ICONS[band];
  return (
    <li>
      <button
        type="button"
        className={`${tones.tone} ${classes.entry}`}
        data-tone={tone}
        aria-pressed={list.selected === finding.id}
        onClick={() => list.onSelect(finding.id)}
      >
        <span className={classes.number}>{number}</span>
        <span className={classes.words}>
          <span className={classes.name}>{finding.name}</span>
          <span className={classes.detail}>{finding.detail}</span>
          <span className={classes.band} data-band={band}>
            <Icon size={20} aria-hidden="true" />
            <span>{`${finding.confidence} %, ${words}`}</span>
          </span>
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
export const FindingList = ({ findings, ...list }: FindingListProps) =>
  findings.length > 0 && (
    <ol className={classes.list}>
      {findings.map((finding, index) => (
        <Entry key={finding.id} {...list} finding={finding} number={index + 1} />
      ))}
    </ol>
  );

import * as say from '../../../contracts/texts/en/pictures.ts';
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

type Numbered = { readonly finding: Finding; readonly number: number };

type EntryProps = Omit<FindingListProps, 'findings'> &
  Numbered & {
    /** True where the heading of a group shows what it is. */
    readonly isNamed?: boolean;
  };

const Entry = ({ finding, number, isNamed = false, ...list }: EntryProps) => {
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
          <span className={isNamed ? 'spoken' : classes.name}>{finding.name}</span>
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

/** Puts the findings of one name together, in the order in which the names first come. */
const byName = (findings: readonly Finding[]): ReadonlyArray<readonly [string, Numbered[]]> => {
  const groups = new Map<string, Numbered[]>();
  for (const [at, finding] of findings.entries()) {
    const group = groups.get(finding.name) ?? [];
    groups.set(finding.name, [...group, { finding, number: at + 1 }]);
  }
  return [...groups];
};

/**
 * The findings in words, with their numbers on the picture; pressing one shows its box. What is found in several places
 * stands once, with its places below it.
 */
export const FindingList = ({ findings, ...list }: FindingListProps) =>
  findings.length > 0 && (
    <ul className={classes.list}>
      {byName(findings).map(([name, places]) =>
        places.length === 1 ? (
          places.map((place) => <Entry key={place.finding.id} {...list} {...place} />)
        ) : (
          <li key={name} className={classes.group}>
            <p className={classes.name}>{say.placesWords(name, places.length)}</p>
            <ul className={classes.list} aria-label={name}>
              {places.map((place) => (
                <Entry key={place.finding.id} {...list} {...place} isNamed />
              ))}
            </ul>
          </li>
        ),
      )}
    </ul>
  );

import tones from '../tone/tone.module.css';
import { bandLookOf } from './finding.ts';
import type { Finding } from './finding.ts';
import classes from './image-viewer.module.css';

export type FindingMarkProps = {
  readonly finding: Finding;
  readonly number: number;
  /** Its name stands beside its number. */
  readonly named: boolean;
  readonly selected: boolean;
  /** Its number would lie over another's on a phone, or even on a large screen. */
  readonly crowded: 'narrow' | 'always' | undefined;
  /** So near to the top, as a share of the picture, there is no room above the box. */
  readonly top: number;
  readonly onSelect: () => void;
};

const share = (value: number): string => `${value * 100}%`;

/**
 * The box of a finding on the picture. For eyes and pointers: the list says and does the same, so neither a screen
 * reader nor the Tab key meets it twice.
 */
export const FindingMark = (props: FindingMarkProps) => {
  const { finding, number, named, selected, crowded, top, onSelect } = props;
  const { x, y, width, height } = finding.box;
  return (
    <button
      type="button"
      className={`${tones.tone} ${classes.mark}`}
      aria-hidden="true"
      tabIndex={-1}
      data-tone={bandLookOf(finding.confidence).tone}
      data-selected={selected || undefined}
      data-crowded={crowded}
      data-below={y < top || undefined}
      data-left={x > 0.5 || undefined}
      style={{ left: share(x), top: share(y), width: share(width), height: share(height) }}
      onClick={(event) => {
        event.stopPropagation();
        onSelect();
      }}
    >
      <span className={classes.label}>
        {number}
        {named && <span className={classes.short}> {finding.short}</span>}
      </span>
    </button>
  );
};

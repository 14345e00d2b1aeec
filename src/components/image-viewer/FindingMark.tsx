import tones from '../tone/tone.module.css';
import { bandLookOf } from './finding.ts';
import type { Finding } from './finding.ts';
import classes from './image-viewer.module.css';

export type FindingMarkProps = {
  readonly finding: Finding;
  readonly number: number;
  /** Shows the name beside the number; all names at once would cover the picture and each other. */
  readonly selected: boolean;
  /** Set when the number would cover another's: on a phone (`narrow`), or on a large screen too (`always`). */
  readonly crowded: 'narrow' | 'always' | undefined;
  /** Share of the picture's height within which a box has no room above it for the number. */
  readonly top: number;
  readonly onSelect: () => void;
};

const share = (value: number): string => `${value * 100}%`;

/**
 * The box of a finding on the picture. The list offers the same to screen readers and keyboard, so the box is hidden
 * from both.
 */
export const FindingMark = (props: FindingMarkProps) => {
  const { finding, number, selected, crowded, top, onSelect } = props;
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
        {selected && <span className={classes.short}> {finding.short}</span>}
      </span>
    </button>
  );
};

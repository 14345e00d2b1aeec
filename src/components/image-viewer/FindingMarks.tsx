import { FindingMark } from './FindingMark.tsx';
import type { Finding } from './finding.ts';
import { crowdedOut } from './labels.ts';

export type FindingMarksProps = {
  readonly findings: readonly Finding[];
  readonly selected: string | null;
  readonly ratio: number;
  readonly scale: number;
  readonly onSelect: (id: string) => void;
};

/** More names than these would lie over one another on a phone. */
const NAMED = 3;

/** How wide the picture is at least on a phone, and where there is room. */
const NARROW = 280;
const ROOMY = 640;

/** Above a box nearer to the top there is no room for a number, or on a flat picture for a name in two lines. */
const TOP = { usual: 0.15, flat: 0.26 };
const FLAT = 1.65;

const areaOf = ({ box }: Finding): number => box.width * box.height;

/** All boxes on the picture: a small one lies over a large one, and a number over none. */
export const FindingMarks = (props: FindingMarksProps) => {
  const { findings, selected, ratio, scale, onSelect } = props;
  const narrow = crowdedOut(findings, { width: NARROW, ratio, scale });
  const roomy = crowdedOut(findings, { width: ROOMY, ratio, scale });
  const crowding = (id: string): 'narrow' | 'always' | undefined => {
    if (roomy.has(id)) return 'always';
    return narrow.has(id) ? 'narrow' : undefined;
  };
  return findings
    .map((finding, at) => ({ finding, number: at + 1 }))
    .toSorted((one, other) => areaOf(other.finding) - areaOf(one.finding))
    .map(({ finding, number }) => {
      const isNamed = findings.length <= NAMED || selected === finding.id;
      return (
        <FindingMark
          key={finding.id}
          finding={finding}
          number={number}
          named={isNamed}
          selected={selected === finding.id}
          crowded={crowding(finding.id)}
          top={isNamed && ratio > FLAT ? TOP.flat : TOP.usual}
          onSelect={() => onSelect(finding.id)}
        />
      );
    });
};

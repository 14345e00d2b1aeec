import { acceptedAs } from './accepted.ts';
import type { Fate } from './chase.ts';

/** Nobody noticed it, and no reason is written down why that may be so. */
export const isUnexplained = ({ mutant, noticedBy }: Fate): boolean =>
  noticedBy === null && acceptedAs(mutant.key) === undefined;

const isEquivalent = ({ mutant, noticedBy }: Fate): boolean =>
  noticedBy === null && acceptedAs(mutant.key)?.equivalent === true;

/** The share counts what could have been noticed; 1 when there is nothing. */
export const sumOf = (fates: readonly Fate[]) => {
  const total = fates.length;
  const types = fates.filter(({ noticedBy }) => noticedBy === 'types').length;
  const noticed = fates.filter(({ noticedBy }) => noticedBy !== null).length;
  const equivalent = fates.filter(isEquivalent).length;
  const share = total === equivalent ? 1 : noticed / (total - equivalent);
  return { total, types, noticed, equivalent, unnoticed: total - noticed - equivalent, share };
};

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** One line for each file and one for all. */
export const tableOf = (fates: readonly Fate[]): string => {
  const files = [...new Set(fates.map(({ mutant }) => mutant.file))].toSorted();
  const rows = [...files, 'all'].map((file) => {
    const some = fates.filter(({ mutant }) => file === 'all' || mutant.file === file);
    const { total, noticed, types, equivalent, unnoticed, share } = sumOf(some);
    return `${percent(share).padStart(7)}  ${String(total).padStart(5)} broken, ${noticed} noticed (${types} by types), ${equivalent} equivalent, ${unnoticed} not noticed  ${file}`;
  });
  return rows.join('\n');
};

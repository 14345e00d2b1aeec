import type { ReactNode } from 'react';
import type { Category } from '../../../contracts/assessment/chat-context.ts';

const SMALL_TOOTH =
  'M15 10c-1.8-1.3-3.5-2-5.4-2C6.2 8 4 10.6 4 14.2c0 2.6.8 4 1.5 5.9 1 2.7 1 7.9 3.4 7.9 2.6 0 1.9-6.2 6.1-6.2s3.5 6.2 6.1 6.2c2.4 0 2.4-5.2 3.4-7.9.7-1.9 1.5-3.3 1.5-5.9';

const DRAWINGS: Readonly<Record<Category, ReactNode>> = {
  pain: (
    <>
      <path d={SMALL_TOOTH} />
      <path d="m24 2-4 5.5h5L21.5 13" />
    </>
  ),
  gums: (
    <>
      <path d="M3 11c2.5 4 7 4 9 0 2-4 6-4 8 0s6.5 4 9 0V5H3Z" />
      <path d="M16 19c-2.2 3-3.3 4.7-3.3 6.2a3.3 3.3 0 0 0 6.6 0c0-1.5-1.1-3.2-3.3-6.2Z" />
    </>
  ),
  cosmetic: (
    <>
      <path d={SMALL_TOOTH} />
      <path d="M24 2c.4 2.9 1.6 4.1 4.5 4.5C25.6 6.9 24.4 8.1 24 11c-.4-2.9-1.6-4.1-4.5-4.5C22.4 6.1 23.6 4.9 24 2Z" />
    </>
  ),
  lesion: (
    <>
      <path d="M3 15c4-5.5 7.5-7.5 10-7.5 1.3 0 2.2.7 3 1.5.8-.8 1.7-1.5 3-1.5 2.5 0 6 2 10 7.5-4 6.5-8 9.5-13 9.5S7 21.5 3 15ZM3 15h26" />
      <circle cx="19.5" cy="19.5" r="1.5" />
    </>
  ),
  other: (
    <>
      <path d={SMALL_TOOTH} />
      <path d="M22 5.2a2.7 2.7 0 1 1 4 2.4c-1 .6-1.3 1-1.3 2M24.7 12.5v.1" />
    </>
  ),
};

/** A line drawing of a category of concern; decoration beside its name. */
export const CategoryIcon = ({ category }: { readonly category: Category }) => (
  <svg
    viewBox="0 0 32 32"
    width="36"
    height="36"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {DRAWINGS[category]}
  </svg>
);

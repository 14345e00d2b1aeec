import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { opened } from '../opened.ts';

type OpenedTellOthersProps = { readonly onPost: () => void };

/** The page goes on without: nobody's way leads through it. */
const TellOthers = lazy<ComponentType<OpenedTellOthersProps>>(async () => {
  try {
    return { default: (await opened('milestoneShare')).TellOthers };
  } catch {
    return { default: () => null };
  }
});

/** The ways to tell others, at the end of a page: it is there as soon as it is fetched, and moves nothing before it. */
export const OpenedTellOthers = ({ onPost }: OpenedTellOthersProps) => (
  <Suspense>
    <TellOthers onPost={onPost} />
  </Suspense>
);

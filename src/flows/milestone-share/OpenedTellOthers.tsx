import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { opened } from '../opened.ts';

type OpenedTellOthersProps = { readonly onPost: () => void };

/** The share buttons are optional: if loading fails, the page goes on without them. */
const TellOthers = lazy<ComponentType<OpenedTellOthersProps>>(async () => {
  try {
    return { default: (await opened('milestoneShare')).TellOthers };
  } catch {
    return { default: () => null };
  }
});

/** Loads the share buttons for the end of a page; loading them moves nothing above. */
export const OpenedTellOthers = ({ onPost }: OpenedTellOthersProps) => (
  <Suspense>
    <TellOthers onPost={onPost} />
  </Suspense>
);

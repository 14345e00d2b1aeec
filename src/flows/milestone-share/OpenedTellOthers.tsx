import { Suspense, lazy } from 'react';

const TellOthers = lazy(async () => {
  const { milestoneShare } = await import('../opened-flows.ts');
  return { default: (await milestoneShare()).TellOthers };
});

type OpenedTellOthersProps = { readonly onPost: () => void };

/** The ways to tell others, at the end of a page: it is there as soon as it is fetched, and moves nothing before it. */
export const OpenedTellOthers = ({ onPost }: OpenedTellOthersProps) => (
  <Suspense>
    <TellOthers onPost={onPost} />
  </Suspense>
);

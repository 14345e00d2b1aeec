import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { PageLoadingRef } from '../../../machines/page-loading/page-loading.machine.ts';
import { ChunkBoundary } from '../../lib/ChunkBoundary.tsx';
import { later } from './later-files.ts';
import { PageLoadingWithin } from './page-loading.flow.ts';
import { PageLoadingScreens } from './PageLoadingScreens.tsx';

type Loading = { readonly loading: PageLoadingRef };

const PartShown = ({ loading }: Loading) => (
  <PageLoadingWithin actor={loading}>
    <PageLoadingScreens />
  </PageLoadingWithin>
);

const PageShown = ({ loading }: Loading) => (
  <main>
    <PartShown loading={loading} />
  </main>
);

type PartBoundaryProps = { readonly children: ReactNode };

/** Around a part of a page that comes later: the page stays as it is when that part does not come. */
export const PartBoundary = ({ children }: PartBoundaryProps) => (
  <ChunkBoundary shown={PartShown}>{children}</ChunkBoundary>
);

/** A page in a file of its own, by the name under which its loading is known. */
export const laterPage = (name: string, load: () => Promise<ComponentType>): ComponentType => {
  const file = later(name, load);
  const Page = file.screen((page) => page);
  const Waiting = () => <PartShown loading={file.loading()} />;
  return function LaterPage() {
    return (
      <ChunkBoundary shown={PageShown}>
        <Suspense fallback={<Waiting />}>
          <Page />
        </Suspense>
      </ChunkBoundary>
    );
  };
};

import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { PageLoadingRef } from '../../../machines/page-loading/page-loading.machine.ts';
import { ChunkBoundary } from '../../lib/loading/ChunkBoundary.tsx';
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

/** Wraps a part that loads later: the rest of the page stays when that part fails to load. */
export const PartBoundary = ({ children }: PartBoundaryProps) => (
  <ChunkBoundary shown={PartShown}>{children}</ChunkBoundary>
);

/** Makes a page that loads from its own file, under the given name. */
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

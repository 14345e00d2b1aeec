import { useLocation } from 'react-router-dom';
import { HOME } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import type { sharedResultMachine } from '../../../machines/shared-result/shared-result.machine.ts';
import { SHARED_RESULT_TEXTS } from '../../../contracts/texts/en/flows/shared-result.ts';
import { BrandHeader } from '../../components/brand-header/BrandHeader.tsx';
import { LibraryProvider } from '../../components/library/LibraryProvider.tsx';
import { PageColumn } from '../../components/page-column/PageColumn.tsx';
import { SharedResultFlow, providedSharedResult } from './shared-result.flow.ts';
import { SharedResultScreens } from './SharedResultScreens.tsx';

type SharedResultPageProps = { readonly machine?: typeof sharedResultMachine };

/** /shared-result: a result that a patient shows by a link (NEW-101). Another link behind the hash starts a new flow. */
export const SharedResultPage = ({ machine = providedSharedResult }: SharedResultPageProps) => {
  const { hash } = useLocation();
  const link = hash.slice(1);
  return (
    <LibraryProvider>
      <title>{`${SHARED_RESULT_TEXTS.page} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <BrandHeader href={HOME} />
      <PageColumn>
        <SharedResultFlow key={link} machine={machine} input={() => ({ link })}>
          <SharedResultScreens />
        </SharedResultFlow>
      </PageColumn>
    </LibraryProvider>
  );
};

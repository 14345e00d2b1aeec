import { useLocation } from 'react-router-dom';
import { HOME } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import type { prescriptionCodeMachine } from '../../../machines/prescription-code/prescription-code.machine.ts';
import { PRESCRIPTION_CODE_TEXTS } from '../../../contracts/texts/en/flows/prescription-code.ts';
import { BrandHeader } from '../../components/brand-header/BrandHeader.tsx';
import { PageColumn } from '../../components/page-column/PageColumn.tsx';
import { PrescriptionCodeFlow, providedPrescriptionCode } from './prescription-code.flow.ts';
import { PrescriptionCodeScreens } from './PrescriptionCodeScreens.tsx';

type VerifyPageProps = { readonly machine?: typeof prescriptionCodeMachine };

/** /verify: whether a prescription holds, for anybody who has its code (NEW-53). Another code behind the hash starts a new flow. */
export const VerifyPage = ({ machine = providedPrescriptionCode }: VerifyPageProps) => {
  const { hash } = useLocation();
  const code = hash.slice(1);
  return (
    <>
      <title>{`${PRESCRIPTION_CODE_TEXTS.title} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <BrandHeader href={HOME} />
      <PageColumn>
        <PrescriptionCodeFlow key={code} machine={machine} input={() => ({ code })}>
          <PrescriptionCodeScreens />
        </PrescriptionCodeFlow>
      </PageColumn>
    </>
  );
};

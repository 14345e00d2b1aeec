import { HOME } from '../../../contracts/common/paths.ts';
import { BrandHeader } from '../../components/brand-header/BrandHeader.tsx';
import { ButtonLink } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { REFUND } from '../../../contracts/texts/en/refund.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/account-erasure.ts';
import { Visit } from '../../components/illustrations/Visit.tsx';

/** Confirms that everything is deleted, with the one way on. */
export const ErasedScreen = () => (
  <>
    <BrandHeader href={HOME} />
    <main>
      <EmptyState
        picture={<Visit name="phone_cleared" size={96} />}
        title={say.yourAccountIsDeleted}
        actions={<ButtonLink href={HOME}>{common.goToTheStartPage}</ButtonLink>}
      >
        <p>{say.everythingSavedGoneNothingLeftDevice}</p>
        <p>{say.ifYouPaidCallYouDidnt(REFUND.time)}</p>
      </EmptyState>
    </main>
  </>
);

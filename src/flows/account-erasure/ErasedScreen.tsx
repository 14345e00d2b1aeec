import { BrandHeader } from '../../components/brand-header/BrandHeader.tsx';
import { ButtonLink } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { REFUND } from '../../../contracts/texts/en/refund.ts';
import { Visit } from '../../components/illustrations/Visit.tsx';

/** Confirms that everything is deleted, with the one way on. */
export const ErasedScreen = () => (
  <>
    <BrandHeader href="/" />
    <main>
      <EmptyState
        picture={<Visit name="phone_cleared" size={96} />}
        title="Your account is deleted"
        actions={<ButtonLink href="/">Go to the start page</ButtonLink>}
      >
        <p>Everything saved in it is gone, and nothing is left on this device.</p>
        <p>If you paid for a call you didn’t have, your refund is on its way. {REFUND.time}</p>
      </EmptyState>
    </main>
  </>
);

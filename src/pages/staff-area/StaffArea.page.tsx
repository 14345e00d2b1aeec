import { BrandHeader } from '../../components/brand-header/BrandHeader.tsx';
import { ButtonLink } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { ToothResting } from '../../components/illustrations/Illustrations.tsx';

/** What the staff's addresses show until their pages exist (ROUTE-36, ROUTE-37). */
export const StaffAreaPage = () => (
  <>
    <BrandHeader href="/" />
    <main>
      <EmptyState
        picture={<ToothResting />}
        title="The staff area is not available yet"
        actions={<ButtonLink href="/">Go to the start page</ButtonLink>}
      >
        <p>Your account may see it. Its pages are still being made.</p>
      </EmptyState>
    </main>
  </>
);

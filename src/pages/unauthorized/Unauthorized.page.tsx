import { HOME } from '../../../contracts/common/paths.ts';
import { BrandHeader } from '../../components/brand-header/BrandHeader.tsx';
import { ButtonLink } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { ClosedDoor } from '../../components/illustrations/Illustrations.tsx';

/** Shown to an account that may not see the requested page (ROUTE-43, GUARD-04..08). */
export const UnauthorizedPage = () => (
  <>
    <BrandHeader href={HOME} />
    <main>
      <EmptyState
        picture={<ClosedDoor />}
        title="This page is not for your account"
        actions={
          <>
            <ButtonLink href={HOME}>Go to the start page</ButtonLink>
            <ButtonLink href="/admin" variant="default">
              Log in as staff
            </ButtonLink>
          </>
        }
      >
        <p>Only some accounts may see it. If you have another one, log in with that.</p>
      </EmptyState>
    </main>
  </>
);

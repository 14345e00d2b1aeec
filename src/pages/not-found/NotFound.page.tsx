import { useLocation } from 'react-router-dom';
import { HOME, PATHS } from '../../../contracts/common/paths.ts';
import { BrandHeader } from '../../components/brand-header/BrandHeader.tsx';
import { ButtonLink } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { MissingTooth } from '../../components/illustrations/Illustrations.tsx';
import classes from './not-found.module.css';

/** Shown at any unknown address (ROUTE-45). Uses plain links: the start page is not part of the app. */
export const NotFoundPage = () => {
  const { pathname } = useLocation();
  return (
    <>
      {/* Chat pages have no site header (ROUTE-05). */}
      {!pathname.includes(PATHS.chat) && <BrandHeader href={HOME} />}
      <main className={classes.page}>
        <EmptyState
          picture={<MissingTooth />}
          title="Page not found"
          actions={
            <>
              <ButtonLink href={PATHS.chat}>Start my assessment</ButtonLink>
              <ButtonLink href={HOME} variant="default">
                Go to the start page
              </ButtonLink>
            </>
          }
        >
          <p>The link may be out of date or mistyped.</p>
        </EmptyState>
      </main>
    </>
  );
};

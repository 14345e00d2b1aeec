import { Button } from '@mantine/core';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { MissingTooth } from '../../components/illustrations/Illustrations.tsx';
import classes from './not-found.module.css';

/** Any address that the product does not know (ROUTE-45). Plain links: the start page is not part of the app. */
export const NotFoundPage = () => (
  <main className={classes.page}>
    <EmptyState
      picture={<MissingTooth />}
      title="There is no page at this address"
      actions={
        <>
          <Button component="a" href="/chat">
            Start an assessment
          </Button>
          <Button component="a" href="/" variant="default">
            Go to the start page
          </Button>
        </>
      }
    >
      <p>The link may be old, or a letter may be missing.</p>
    </EmptyState>
  </main>
);

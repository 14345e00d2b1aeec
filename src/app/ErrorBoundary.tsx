import { Button } from '@mantine/core';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { EmptyState } from '../components/empty-state/EmptyState.tsx';

type Props = { readonly children: ReactNode };

/** Shows the generic error screen when drawing the app fails (ERR-01..03); answers stay on the device. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <EmptyState
          title="Something went wrong"
          actions={
            <>
              <Button onClick={() => location.reload()}>Refresh Page</Button>
              <Button component="a" href="/" variant="default">
                Go Home
              </Button>
            </>
          }
        >
          <p>Your answers are kept on this device. Refreshing usually helps.</p>
        </EmptyState>
      </main>
    );
  }
}

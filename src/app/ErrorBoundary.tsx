import { Component } from 'react';
import type { ReactNode } from 'react';
import { HOME } from '../../contracts/common/paths.ts';
import * as say from '../../contracts/texts/en/frames.ts';
import { Button, ButtonLink } from '../components/button/Button.tsx';
import { EmptyState } from '../components/empty-state/EmptyState.tsx';
import { MendedTooth } from '../components/illustrations/MendedTooth.tsx';
import { tellNotLoaded } from '../lib/painted/first-paint.ts';

type Props = { readonly children: ReactNode };

/** Shows the generic error screen when drawing the app fails (ERR-01..03); answers stay on the device. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    // Words typed into the first paint are kept: they are worth more than the error screen.
    tellNotLoaded();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <EmptyState
          picture={<MendedTooth />}
          title={say.somethingWentWrong}
          kept={say.yourAnswersKeptDevice}
          actions={
            <>
              <Button onClick={() => location.reload()}>{say.refreshPage}</Button>
              <ButtonLink href={HOME} variant="default">
                {say.goHome}
              </ButtonLink>
            </>
          }
        >
          <p>{say.thatOurFaultNotYoursRefreshing}</p>
          <p>
            {say.inAnEmergencyCall} <a href="tel:112">112</a>.
          </p>
        </EmptyState>
      </main>
    );
  }
}

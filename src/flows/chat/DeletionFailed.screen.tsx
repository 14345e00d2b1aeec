import { RESULT_KEPT_DAYS } from '../../../contracts/common/product.ts';
import { Button } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { useChat } from '../assessment/chat-hooks.ts';

/** Shown on leaving when the server could not be asked to delete the stored result. */
export const DeletionFailedScreen = () => {
  const chat = useChat();
  return (
    <main>
      <EmptyState
        title="Your result is not deleted yet"
        actions={
          <>
            <Button data-primary-action onClick={() => chat.send({ type: 'deletion.requested' })}>
              Try again
            </Button>
            <Button variant="default" onClick={() => chat.send({ type: 'departure.confirmed' })}>
              Leave anyway
            </Button>
          </>
        }
      >
        <p>
          We could not reach our server. If you leave now, your answers are cleared here, and the
          result is deleted when you next open the assessment in this browser, or by itself after{' '}
          {RESULT_KEPT_DAYS} days.
        </p>
      </EmptyState>
    </main>
  );
};

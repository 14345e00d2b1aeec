import { RESULT_KEPT_DAYS } from '../../../contracts/common/product.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/chat.ts';
import { Button } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { useChat } from '../assessment/chat-hooks.ts';

/** Shown on leaving when the server could not be asked to delete the stored result. */
export const DeletionFailedScreen = () => {
  const chat = useChat();
  return (
    <main>
      <EmptyState
        title={say.yourResultIsNotDeletedYet}
        actions={
          <>
            <Button data-primary-action onClick={() => chat.send({ type: 'deletion.requested' })}>
              {common.tryAgain}
            </Button>
            <Button variant="default" onClick={() => chat.send({ type: 'departure.confirmed' })}>
              {say.leaveAnyway}
            </Button>
          </>
        }
      >
        <p>{say.weCouldNotReachOurServer(RESULT_KEPT_DAYS)}</p>
      </EmptyState>
    </main>
  );
};

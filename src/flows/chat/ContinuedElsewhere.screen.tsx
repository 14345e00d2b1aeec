import { BrandHeader } from '../../components/brand-header/BrandHeader.tsx';
import { Button } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { useChat } from '../assessment/chat-hooks.ts';

/** Shown in a tab while another tab of the same browser goes on with the assessment. */
export const ContinuedElsewhereScreen = () => {
  const chat = useChat();
  return (
    <>
      <BrandHeader />
      <main>
        <EmptyState
          title="You’re using Toothwise in another tab"
          actions={
            <Button
              data-primary-action
              onClick={() => chat.send({ type: 'continuation.requested' })}
            >
              Go on in this tab
            </Button>
          }
        >
          <p>To keep your answers in one place, only one tab can be used at a time.</p>
        </EmptyState>
      </main>
    </>
  );
};

import * as say from '../../../contracts/texts/en/chat.ts';
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
          title={say.youreUsingToothwiseInAnotherTab}
          actions={
            <Button
              data-primary-action
              onClick={() => chat.send({ type: 'continuation.requested' })}
            >
              {say.goOnInThisTab}
            </Button>
          }
        >
          <p>{say.toKeepYourAnswersOnePlace}</p>
        </EmptyState>
      </main>
    </>
  );
};

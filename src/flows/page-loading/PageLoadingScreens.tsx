import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/frames.ts';
import {
  selectIsBusy,
  selectIsProlonged,
  selectIsShown,
  selectIsUnreachable,
} from '../../../machines/page-loading/page-loading.machine.ts';
import { FAILED_TEXTS, LOADING_MESSAGES } from '../../../contracts/texts/en/flows/page-loading.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { Unplugged } from '../../components/illustrations/Unplugged.tsx';
import { OpeningLoader } from '../../components/opening-loader/OpeningLoader.tsx';
import { usePageLoading, usePageLoadingSelected } from './page-loading.flow.ts';

/** Shown while the files of a page load (SHELL-29). */
export const LoadingScreen = () => {
  const isProlonged = usePageLoadingSelected(selectIsProlonged);
  const message = LOADING_MESSAGES[isProlonged ? 'prolonged' : 'usual'];
  return <OpeningLoader messages={[message]} current={0} />;
};

/** Shown in place of a page, or of a part, whose files failed to load. Phone calls work without them. */
export const FailedScreen = () => {
  const loading = usePageLoading();
  const isUnreachable = usePageLoadingSelected(selectIsUnreachable);
  const isBusy = usePageLoadingSelected(selectIsBusy);
  return (
    <EmptyState
      picture={<Unplugged />}
      title={FAILED_TEXTS.title}
      kept={FAILED_TEXTS.kept}
      actions={
        <>
          <Button aria-busy={isBusy} onClick={() => loading.send({ type: 'page.requested' })}>
            {common.tryAgain}
          </Button>
          <ButtonLink href="tel:112" variant="default">
            {say.emergencyCall112}
          </ButtonLink>
        </>
      }
    >
      <output>{FAILED_TEXTS[isUnreachable ? 'unreachable' : 'missing']}</output>
    </EmptyState>
  );
};

/** Shows the loading; once it has visibly failed, the failure stays until the page has loaded. */
export const PageLoadingScreens = () =>
  usePageLoadingSelected(selectIsShown) ? <FailedScreen /> : <LoadingScreen />;

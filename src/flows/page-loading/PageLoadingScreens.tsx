import {
  selectIsBusy,
  selectIsProlonged,
  selectIsShown,
  selectIsUnreachable,
} from '../../../machines/page-loading/page-loading.selectors.ts';
import {
  FAILED_TEXTS,
  LOADING_MESSAGES,
} from '../../../machines/page-loading/page-loading.texts.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { Unplugged } from '../../components/illustrations/Unplugged.tsx';
import { OpeningLoader } from '../../components/opening-loader/OpeningLoader.tsx';
import { usePageLoading, usePageLoadingSelected } from './page-loading.flow.ts';

/** While the files of a page come (SHELL-29). */
export const LoadingScreen = () => {
  const isProlonged = usePageLoadingSelected(selectIsProlonged);
  const message = LOADING_MESSAGES[isProlonged ? 'prolonged' : 'usual'];
  return <OpeningLoader messages={[message]} current={0} />;
};

/** In the place of a page, or of a part of one, whose files did not come. Phone calls need none of them. */
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
            Try again
          </Button>
          <ButtonLink href="tel:112" variant="default">
            Emergency: call 112
          </ButtonLink>
        </>
      }
    >
      <output>{FAILED_TEXTS[isUnreachable ? 'unreachable' : 'missing']}</output>
    </EmptyState>
  );
};

/** What a person sees of the loading: once it has failed in front of them, that stays until the page is here. */
export const PageLoadingScreens = () =>
  usePageLoadingSelected(selectIsShown) ? <FailedScreen /> : <LoadingScreen />;

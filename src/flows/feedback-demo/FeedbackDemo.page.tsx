import type { ActorOptions } from 'xstate';
import { HOME } from '../../../contracts/common/paths.ts';
import type { feedbackPopupMachine } from '../../../machines/feedback-popup/feedback-popup.machine.ts';
import { BrandHeader } from '../../components/brand-header/BrandHeader.tsx';
import { PageColumn, PageTitle } from '../../components/page-column/PageColumn.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { FeedbackDialog } from '../feedback-dialog/FeedbackDialog.tsx';
import { FeedbackPopup } from '../feedback-popup/FeedbackPopup.tsx';
import { demoFeedbackDialog, demoFeedbackPopup } from './feedback-demo.flow.ts';

type FeedbackDemoPageProps = {
  readonly clock?: ActorOptions<typeof feedbackPopupMachine>['clock'];
};

/** /feedback-demo: both feedback forms, for developers and testers (ROUTE-25). */
export const FeedbackDemoPage = ({ clock }: FeedbackDemoPageProps) => (
  <>
    <title>Feedback demo</title>
    <meta name="robots" content="noindex" />
    <BrandHeader href={HOME} />
    <PageColumn>
      <PageTitle>Feedback demo</PageTitle>
      <p>This page is for developers and testers. Nothing that you send here is kept or counted.</p>
      <ResultSection title="Score out of 10" intro="As it stands below the findings of an X-ray.">
        <FeedbackDialog sessionId="demo" machine={demoFeedbackDialog} />
      </ResultSection>
      <p>Stars, as they come below a result three seconds later:</p>
      <FeedbackPopup
        sessionToken="demo"
        machine={demoFeedbackPopup}
        clock={clock}
        isForDevelopers
      />
    </PageColumn>
  </>
);

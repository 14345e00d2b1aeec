import { selectAsksCost } from '../../../machines/assessment/category.selectors.ts';
import { Callout } from '../../components/callout/Callout.tsx';
import { NewTabLink } from '../../components/new-tab-link/NewTabLink.tsx';
import { texts } from '../../lib/format/texts.ts';
import { useAssessmentSelected } from './assessment.flow.ts';

const { title, line, ask } = texts.assessment.costs;

/** Answers a question about money before the first question of ours: no prices, and what to ask. */
export const CostNote = () =>
  useAssessmentSelected(selectAsksCost) && (
    <Callout tone="info" title={title}>
      <p>{line}</p>
      <NewTabLink to={{ label: ask, href: '/resources/dentist-visit-what-to-ask' }} />
    </Callout>
  );

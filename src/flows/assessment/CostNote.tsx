import * as common from '../../../contracts/texts/en/common.ts';
import { selectAsksCost } from '../../../machines/assessment/category.selectors.ts';
import { Callout } from '../../components/callout/Callout.tsx';
import { laterTexts } from '../../lib/format/later-texts.ts';
import { useAssessmentSelected } from './assessment.flow.ts';

const { title, line, ask } = laterTexts.costs;

/** Answers a question about money before the first question of ours: no prices, and what to ask. */
export const CostNote = () =>
  useAssessmentSelected(selectAsksCost) && (
    <Callout tone="info" title={title}>
      <p>{line}</p>
      <a href="/resources/dentist-visit-what-to-ask" target="_blank" rel="noopener">
        {ask} <span className="spoken">{common.opensInANewTab}</span>
      </a>
    </Callout>
  );

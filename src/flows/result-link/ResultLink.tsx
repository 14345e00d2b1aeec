import { RESULT_LINK_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/result-link.ts';
import { FoldedSection } from '../../components/result-section/FoldedSection.tsx';
import { ResultLinkParts } from './ResultLinkParts.tsx';
import { ResultLinkFlow, providedResultLink } from './result-link.flow.ts';

/** The folded part of a saved result that shows it to a dentist elsewhere: nobody is pushed to it. */
export const ResultLink = ({ id }: { readonly id: string }) => (
  <FoldedSection title={TEXTS.title} intro={TEXTS.line}>
    <ResultLinkFlow machine={providedResultLink} input={() => ({ id })}>
      <ResultLinkParts />
    </ResultLinkFlow>
  </FoldedSection>
);

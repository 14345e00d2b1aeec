import type { Diagnosis } from '../../../contracts/diagnosis.ts';
import { isLessLikely } from '../../../machines/assessment/assessment.selectors.ts';
import { LikelihoodBar } from '../../components/likelihood-bar/LikelihoodBar.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { resultTexts } from '../../lib/result-texts.ts';

/** What it could be, or that too little was learnt to tell (DIAG-02 to DIAG-07). */
export const Conditions = ({ result: { diagnosis, text } }: { readonly result: Diagnosis }) =>
  (text !== undefined || diagnosis.length > 0) && (
    <ResultSection
      title="What it could be"
      intro={
        diagnosis.length > 0
          ? 'The most likely first. Only an examination can tell.'
          : 'Only an examination can tell.'
      }
    >
      {text !== undefined && <p>{text}</p>}
      {diagnosis.map((item) => (
        <LikelihoodBar
          key={item.name}
          {...item}
          lessLikely={isLessLikely(item) ? resultTexts.lessLikely : undefined}
        />
      ))}
    </ResultSection>
  );

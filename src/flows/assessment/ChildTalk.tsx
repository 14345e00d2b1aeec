import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { FoldedSection } from '../../components/result-section/FoldedSection.tsx';
import { resultTexts } from '../../lib/format/result-texts.ts';

const { childTalk: words } = resultTexts;

/** What a parent may tell a child before the visit, as a part that opens; nothing where the result is about no child. */
export const ChildTalk = ({ result }: { readonly result: Diagnosis }) => {
  const lines = result.for_child ?? [];
  return (
    lines.length > 0 && (
      <FoldedSection title={words.title} intro={words.intro}>
        <BulletList items={lines} />
      </FoldedSection>
    )
  );
};

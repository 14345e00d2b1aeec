import { xrayQuestionsFor } from '../../../contracts/rules/xray-questions.ts';
import { XRAY_GUIDE } from '../../../contracts/texts/en/xray-guide.ts';
import { selectXray } from '../../../machines/xray/xray.selectors.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { Callout } from '../../components/callout/Callout.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { useXraySelected } from './xray.flow.ts';

/** Says what makes the picture hard to read, above what was found on it. */
export const QualityNote = () => {
  const { analysis = null } = useXraySelected(selectXray) ?? {};
  if (analysis === null || analysis.quality.length === 0) return null;
  return (
    <Callout tone="info" title={XRAY_GUIDE.qualityTitle}>
      {analysis.quality.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </Callout>
  );
};

/** What to ask the dentist about this picture. */
export const XrayQuestions = () => {
  const { analysis = null } = useXraySelected(selectXray) ?? {};
  if (analysis === null) return null;
  const ids = xrayQuestionsFor(analysis.quality.map(({ id }) => id));
  return (
    <ResultSection title={XRAY_GUIDE.questionsTitle}>
      <BulletList items={ids.map((id) => XRAY_GUIDE.questions[id])} />
    </ResultSection>
  );
};

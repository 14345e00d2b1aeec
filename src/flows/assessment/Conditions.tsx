import { sentence } from '../../../contracts/texts/en/sentence.ts';
import type { Diagnosis, DiagnosisItem } from '../../../contracts/assessment/diagnosis.ts';
import { likelihoodOf } from '../../../contracts/rules/likelihood.ts';
import { seenOf } from '../../../contracts/rules/seen.ts';
import { langOf } from '../../../contracts/rules/lang-of.ts';
import { hasSuspicion, isSuspected, suspicionLevel } from '../../../contracts/rules/suspicion.ts';
import { urgencyLevelOf } from '../../../contracts/rules/urgency-level.ts';
import { ConditionCard } from '../../components/condition-card/ConditionCard.tsx';
import { FoldedSection } from '../../components/result-section/FoldedSection.tsx';
import { lastDay } from '../../lib/format/due.ts';
import { resultTexts } from '../../lib/format/result-texts.ts';

const { likelihoods, because, against, whyWeThinkSo, mostlyHarmless, suspicion, conditions } =
  resultTexts;

type ConditionsProps = { readonly result: Diagnosis };

const suspicionOf = (item: DiagnosisItem, result: Diagnosis): string | undefined => {
  const by = lastDay(suspicionLevel(urgencyLevelOf(result)), result.received_at);
  return isSuspected(item) && by !== null ? suspicion.replace('{by}', by) : undefined;
};

/** Lists the possible conditions, or says that too little is known to tell (DIAG-02 to DIAG-07). */
const Conditions = ({ result }: ConditionsProps) => (
  <>
    <p>{result.text ?? conditions.intro}</p>
    {result.diagnosis.map((item, at) => (
      <ConditionCard
        key={item.name}
        {...item}
        isFirst={at === 0}
        level={likelihoodOf(item, at)}
        seen={seenOf(item, at)}
        suspicion={suspicionOf(item, result)}
        words={{
          likely: likelihoods[likelihoodOf(item, at)],
          likelihood: conditions.likelihood,
          because,
          against,
          why: whyWeThinkSo,
        }}
      />
    ))}
  </>
);

const Named = ({ first }: { readonly first: DiagnosisItem }) => {
  const name = first.plain_name ?? first.name;
  return (
    <>
      {`${likelihoods[likelihoodOf(first, 0)]}: `}
      <span lang={langOf(name)}>{name}</span>
      {sentence('')}
    </>
  );
};

/** Names the first condition; beside a suspicion none, since another that is likelier calms wrongly. Says so where too little is known to name one. */
export const FirstInWords = ({ result }: ConditionsProps) => {
  const [first] = result.diagnosis;
  if (hasSuspicion(result)) return <p>{mostlyHarmless}</p>;
  if (first !== undefined)
    return (
      <p>
        <Named first={first} />
      </p>
    );
  return result.text === undefined && <p>{conditions.tooLittle}</p>;
};

/** Says which answers make it so urgent, and that it is no finding. */
const inShort = ({ summary = '' }: Diagnosis): string =>
  [conditions.intro, summary].join(' ').trim();

/** What it could be and why, as a part that opens; nothing where the result says neither. */
export const ConditionsSection = ({ result }: ConditionsProps) =>
  (result.text !== undefined || result.summary || result.diagnosis.length > 0) && (
    <FoldedSection title={conditions.title} intro={inShort(result)}>
      <Conditions result={result} />
    </FoldedSection>
  );

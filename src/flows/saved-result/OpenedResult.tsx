import type { ReactNode } from 'react';
import { PATHS } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { SAVED_RESULT } from '../../../contracts/texts/en/saved-result.ts';
import { selectResult } from '../../../machines/saved-result/saved-result.machine.ts';
import { urgencyLevelOf } from '../../../contracts/rules/urgency-level.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/saved-result-screens.ts';
import { Callout } from '../../components/callout/Callout.tsx';
import { Disclaimer } from '../../components/disclaimer/Disclaimer.tsx';
import { PrintHead } from '../../components/print-head/PrintHead.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { soonerLine } from '../../lib/format/check-in-words.ts';
import { dayInWords } from '../../lib/format/due.ts';
import { ChildTalk } from '../assessment/ChildTalk.tsx';
import { ConditionsSection } from '../assessment/Conditions.tsx';
import { LooksWays } from '../assessment/LooksWays.tsx';
import { Quitline, Steps } from '../assessment/Steps.tsx';
import { LazyReport } from '../report/lazy.tsx';
import { LazyResultLink } from '../result-link/lazy.tsx';
import { LazyPersonChoice } from '../person-choice/lazy.ts';
import { LazyCheckIn } from '../check-in/lazy.tsx';
import { DeleteResult } from './DeleteResult.tsx';
import { DatedHead, EmergencyHead } from './result-heads.tsx';
import { XrayForResult } from './XrayForResult.tsx';
import { SavedMedicines } from './SavedMedicines.tsx';
import { SavedNote } from './SavedNote.tsx';
import { useSavedResultSelected } from './saved-result.flow.ts';
import classes from './saved-result.module.css';

const AsOf = ({ day, children }: { readonly day: string; readonly children: ReactNode }) => (
  <Callout tone="info" title={say.asItWasOn(day)}>
    <p>{children}</p>
    <p>{SAVED_RESULT.notSince}</p>
    <a className={classes.again} href={PATHS.chat}>
      {say.checkAgain}
    </a>
  </Callout>
);

/** A saved result as it was made, with its date; its questions can no longer be answered. */
export const OpenedResult = () => {
  const saved = useSavedResultSelected(selectResult);
  if (saved === null) return null;
  const day = dayInWords(saved.created_at) ?? '';
  const result = { ...saved.diagnosis, received_at: saved.created_at };
  const own = urgencyLevelOf(result);
  // Danger that was told later counts as much as danger on the day of the result.
  const emergency = result.emergency ?? saved.check_in?.emergency ?? null;
  const level = emergency === null ? own : 'emergency';
  return (
    <>
      <title>{say.yourResultOf(day, PRODUCT_NAME)}</title>
      <PrintHead day={day} />
      {emergency !== null && <EmergencyHead emergency={emergency} />}
      {level !== 'emergency' && (
        <DatedHead
          level={level}
          result={result}
          since={soonerLine({ level, madeAt: saved.created_at }, saved.check_in?.answers ?? [])}
        />
      )}
      <AsOf day={day}>{say.youSaid(saved.issue)}</AsOf>
      {saved.check_in !== null && own !== 'emergency' && (
        <ResultSection title={common.howIsItToday}>
          <LazyCheckIn
            result={saved}
            checkIn={saved.check_in}
            base={{ level: own, madeAt: saved.created_at }}
            isHelped={saved.check_in.emergency !== null}
          />
        </ResultSection>
      )}
      <Quitline result={result} />
      <ConditionsSection result={result} />
      <LooksWays result={result} />
      {(result.emergency === null || result.steps) && (
        <Steps result={result} isHelped={emergency !== null} />
      )}
      <ChildTalk result={result} />
      <SavedMedicines result={{ ...result, emergency }} day={day} />
      <SavedNote result={result} />
      <LazyPersonChoice
        of="result"
        id={saved.id}
        person={saved.person}
        isOfChild={saved.told_child}
      />
      <LazyResultLink id={saved.id} />
      <XrayForResult id={saved.id} xrays={saved.xrays} level={level} />
      <LazyReport result={() => ({ kind: 'saved', id: saved.id })} />
      <DeleteResult />
      <Disclaimer />
    </>
  );
};

import { ASKED_PLACES } from '../../../contracts/assessment/places.ts';
import type { Unplaced } from '../../../contracts/assessment/places.ts';
import { QuickChips } from '../../components/choice-group/QuickChips.tsx';
import { texts } from '../../lib/format/texts.ts';
import { useAssessment } from './assessment.flow.ts';
import { InDanger } from './ConcernDialogs.tsx';

const { questions, places } = texts.assessment.placing;
const CHIPS = ASKED_PLACES.map((place) => ({ place, label: places[place] }));

/**
 * Asks where the complaint is, in place of the topics: the words stay above, and may be written on. Words such as
 * "help" may be a call for it.
 */
export const Placing = ({ unplaced }: { readonly unplaced: Unplaced }) => {
  const assessment = useAssessment();
  return (
    <>
      <QuickChips
        label={questions[unplaced]}
        isRaised
        chips={CHIPS}
        onChoose={({ place }) => assessment.send({ type: 'place.chosen', place })}
      />
      {unplaced === 'matter' && <InDanger />}
    </>
  );
};

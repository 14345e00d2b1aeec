import type { SharedResult } from '../../../contracts/endpoints/room.ts';
import { FactList } from '../../components/fact-list/FactList.tsx';
import { momentWords } from '../../lib/format/slot-words.ts';

/** Shows exactly what the dentist reads of a result: the patient sees the same before sharing it. */
export const SharedNote = ({ result }: { readonly result: SharedResult }) => {
  const { made_at, urgency, emergency, likely, note } = result;
  return (
    <FactList
      facts={[
        { name: 'Assessment of', value: momentWords(made_at) },
        { name: 'How soon', value: emergency ? `${urgency} (emergency)` : urgency },
        {
          name: 'Likely, by the app',
          value: likely.map(({ name: condition }) => condition).join(', '),
        },
        { name: 'Said', value: note.subjective },
        { name: 'Seen', value: note.objective },
        { name: 'Assessment', value: note.assessment },
        { name: 'Plan', value: note.plan },
      ]}
    />
  );
};

import type { SharedResult } from '../../../contracts/endpoints/room.ts';
import { courseLines } from '../../../contracts/rules/course-lines.ts';
import { CHECK_IN_LINES } from '../../../contracts/texts/en/check-in.ts';
import * as say from '../../../contracts/texts/en/room-messages.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { FactList } from '../../components/fact-list/FactList.tsx';
import { dayInWords } from '../../lib/format/due.ts';
import { momentWords } from '../../lib/format/slot-words.ts';

/**
 * Shows exactly what the dentist reads of a result: the patient sees the same before sharing it. What was told after it stands
 * first, since the note does not know it.
 */
export const SharedNote = ({ result }: { readonly result: SharedResult }) => {
  const { made_at, urgency, emergency, likely, note, course } = result;
  const since = courseLines(course, (at) => dayInWords(at) ?? '');
  return (
    <>
      {since.length > 0 && (
        <div>
          <p>
            <strong>{CHECK_IN_LINES.since}</strong>
          </p>
          <BulletList items={since} />
        </div>
      )}
      <FactList
        facts={[
          { name: say.assessmentOf, value: momentWords(made_at) },
          { name: say.howSoon, value: emergency ? `${urgency} (emergency)` : urgency },
          {
            name: say.likelyByTheApp,
            value: likely.map(({ name: condition }) => condition).join(', '),
          },
          { name: say.said, value: note.subjective },
          { name: say.seen, value: note.objective },
          { name: say.assessment, value: note.assessment },
          { name: say.plan, value: note.plan },
        ]}
      />
    </>
  );
};

import type { FixedBy } from '../../../contracts/booking/appointment-states.ts';
import * as say from '../../../contracts/texts/en/consultations.ts';
import { WhereToWrite } from '../absence/AbsenceForm.tsx';

const WHY: Readonly<Record<FixedBy, string>> = {
  met: say.youBothWereCallSoCan,
  linkShown: say.theLinkCallWasOpenedSo,
  begun: say.itsTimeHasBegunSoCan,
};

const WRONG = say.ifCallDidNotWorkYou;

/** Says why a call can no longer be changed, and whom to contact if it went wrong. */
export const Fixed = ({ by }: { readonly by: FixedBy }) => (
  <div className="stack">
    <p>{WHY[by]}</p>
    {by !== 'begun' && (
      <>
        <p>{WRONG}</p>
        <WhereToWrite />
      </>
    )}
  </div>
);

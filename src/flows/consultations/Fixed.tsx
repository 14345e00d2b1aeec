import type { FixedBy } from '../../../contracts/booking/appointment-states.ts';
import { WhereToWrite } from '../absence/AbsenceForm.tsx';
import classes from './consultations.module.css';

const WHY: Readonly<Record<FixedBy, string>> = {
  met: 'You both were in the call, so it can no longer be moved or cancelled. Until its room closes you can go back in.',
  linkShown:
    'The link to the call was opened, so it can no longer be moved or cancelled: who meets there we cannot see.',
  begun: 'Its time has begun, so it can no longer be moved or cancelled.',
};

const WRONG =
  'If the call did not work, for you or for the dentist, write to us: a person looks into it.';

/** Says why a call can no longer be changed, and whom to contact if it went wrong. */
export const Fixed = ({ by }: { readonly by: FixedBy }) => (
  <div className={classes.stack}>
    <p>{WHY[by]}</p>
    {by !== 'begun' && (
      <>
        <p>{WRONG}</p>
        <WhereToWrite />
      </>
    )}
  </div>
);

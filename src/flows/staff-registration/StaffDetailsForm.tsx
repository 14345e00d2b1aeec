import { STAFF_REGISTRATION } from '../../../contracts/forms/staff-registration.ts';
import {
  selectIsBusy,
  selectRefusal,
} from '../../../machines/staff-registration/staff-registration.machine.ts';
import { STAFF_WORDS } from '../../../contracts/texts/en/staff/staff-registration.ts';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { EntryForm } from '../../lib/flow/EntryForm.tsx';
import { useStaffRegistration, useStaffRegistrationSelected } from './staff-registration.flow.ts';

/** The form of an invited staff member: invitation, name, e-mail address and password (REG-29). */
export const StaffDetailsForm = () => {
  const registration = useStaffRegistration();
  const refusal = useStaffRegistrationSelected(selectRefusal);
  return (
    <EntryForm
      of={STAFF_REGISTRATION}
      words={STAFF_WORDS}
      starts={registration.getSnapshot().context.details}
      note={refusal && <InlineError>{refusal}</InlineError>}
      button="Create account"
      isBusy={useStaffRegistrationSelected(selectIsBusy)}
      onSubmit={(details) => registration.send({ type: 'details.submitted', details })}
    />
  );
};

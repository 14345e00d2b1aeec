import { PATHS } from '../../../contracts/common/paths.ts';
import { EntryLayout } from '../../components/entry-layout/EntryLayout.tsx';
import { leaveFor } from '../../lib/address/leave.ts';
import { StaffDetailsForm } from './StaffDetailsForm.tsx';
import { providedStaffRegistration, StaffRegistrationFlow } from './staff-registration.flow.ts';

type StaffRegistrationPageProps = { readonly machine?: typeof providedStaffRegistration };

/** /admin/register: an invited person joins the staff (REG-29, REG-57). */
export const StaffRegistrationPage = ({
  machine = providedStaffRegistration,
}: StaffRegistrationPageProps) => (
  <StaffRegistrationFlow
    machine={machine}
    input={() => undefined}
    onEnd={() => leaveFor(PATHS.adminDashboard)}
  >
    <EntryLayout
      title="Join the staff"
      lead="With the invitation that we have mailed you."
      foot={
        <p>
          You have an account? <a href={PATHS.admin}>Log in</a>
        </p>
      }
    >
      <StaffDetailsForm />
    </EntryLayout>
  </StaffRegistrationFlow>
);

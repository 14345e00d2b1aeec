import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { concernMachine } from '../../../machines/concern/concern.machine.ts';
import { selectAdvisedHelp, selectWarning } from '../../../machines/concern/concern.selectors.ts';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { EmergencyAlert } from '../../components/emergency-alert/EmergencyAlert.tsx';

/** What stands in the way of a concern: the warning (INTRO-25..28), or help named in its place. */
export const ConcernDialogs = ({
  concern,
}: {
  readonly concern: ActorRefFrom<typeof concernMachine>;
}) => {
  const warning = useSelector(concern, selectWarning);
  const help = useSelector(concern, selectAdvisedHelp);
  const ok = { label: 'Ok', onClick: () => concern.send({ type: 'warning.acknowledged' }) };
  return (
    <>
      <Dialog opened={warning !== null} title="Warning" confirm={ok}>
        {warning === 'unchecked' && (
          <p>We could not check it just now. Your words are kept: please try again in a moment.</p>
        )}
        <p>Invalid message, Please enter a dental related message.</p>
      </Dialog>
      <Dialog opened={help !== null} title="Please get help" confirm={ok}>
        {help && <EmergencyAlert {...help} quiet />}
      </Dialog>
    </>
  );
};

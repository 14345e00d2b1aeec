import { selectIsAsking } from '../../../machines/account-erasure/account-erasure.machine.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { Button } from '../../components/button/Button.tsx';
import { EntryLayout } from '../../components/entry-layout/EntryLayout.tsx';
import { REFUND } from '../../../contracts/texts/en/refund.ts';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { useAccountErasure, useAccountErasureSelected } from './account-erasure.flow.ts';

const DELETED = [
  'Your name, email, phone number and password',
  'Every saved result and the answers behind it',
  'What you agreed to, and what you wanted to hear of',
  'The consultations that you have booked, and what was written in them',
  'Being signed in, on every device',
  'An unfinished assessment on this device',
];

const Asking = () => {
  const erasure = useAccountErasure();
  return (
    <>
      <BulletList items={DELETED} />
      <p>
        What you have paid and had no consultation for goes back to where it came from; a call that
        has begun, or that you both came to, was had. {REFUND.time} That it was paid and given back
        stays in our books, without your name.
      </p>
      <p>
        It happens at once and cannot be undone. To keep a copy, go back and download your data.
      </p>
      <Button variant="danger" onClick={() => erasure.send({ type: 'erasure.chosen' })}>
        Go on to delete
      </Button>
    </>
  );
};

/** Deletes the account in two steps: first what is deleted, then the confirmation. */
export const ErasureScreen = () => {
  const erasure = useAccountErasure();
  const isAsking = useAccountErasureSelected(selectIsAsking);
  const title = isAsking ? 'Delete your account?' : 'Confirm to delete';
  return (
    <EntryLayout
      title={title}
      lead={isAsking ? 'All of this is deleted:' : 'This cannot be undone.'}
    >
      {isAsking ? <Asking /> : <ConfirmForm />}
      <Button variant="default" onClick={() => erasure.send({ type: 'erasure.declined' })}>
        Keep my account
      </Button>
      <HeadingFocus appeared={title} />
    </EntryLayout>
  );
};

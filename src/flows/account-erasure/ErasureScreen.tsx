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
  'Your bookings, and what was written in your calls',
  'Your logins on every device',
  'An unfinished assessment on this device',
];

const Asking = () => {
  const erasure = useAccountErasure();
  return (
    <>
      <BulletList items={DELETED} />
      <p>
        We refund any call that you have paid for and not had. A call that has begun is not
        refunded. {REFUND.time} We keep a record of the payment and the refund, without your name.
      </p>
      <p>
        Your account is deleted at once. This can’t be undone. To keep a copy, go back and download
        your data.
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

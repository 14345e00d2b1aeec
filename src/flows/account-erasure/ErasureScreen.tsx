import { selectIsAsking } from '../../../machines/account-erasure/account-erasure.machine.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { Button } from '../../components/button/Button.tsx';
import { EntryLayout } from '../../components/entry-layout/EntryLayout.tsx';
import { REFUND } from '../../../contracts/texts/en/refund.ts';
import * as say from '../../../contracts/texts/en/account-erasure.ts';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { useAccountErasure, useAccountErasureSelected } from './account-erasure.flow.ts';

const DELETED = [
  say.yourNameEmailPhoneNumberPassword,
  say.everySavedResultAnswersBehind,
  say.whatYouAgreedWhatYouWanted,
  say.yourBookingsWhatWasWrittenYour,
  say.yourLoginsOnEveryDevice,
  say.anUnfinishedAssessmentOnThisDevice,
];

const Asking = () => {
  const erasure = useAccountErasure();
  return (
    <>
      <BulletList items={DELETED} />
      <p>{say.weRefundAnyCallYouHave(REFUND.time)}</p>
      <p>{say.yourAccountDeletedOnceCantUndone}</p>
      <Button variant="danger" onClick={() => erasure.send({ type: 'erasure.chosen' })}>
        {say.goOnToDelete}
      </Button>
    </>
  );
};

/** Deletes the account in two steps: first what is deleted, then the confirmation. */
export const ErasureScreen = () => {
  const erasure = useAccountErasure();
  const isAsking = useAccountErasureSelected(selectIsAsking);
  const title = isAsking ? say.deleteYourAccount : say.confirmToDelete;
  return (
    <EntryLayout title={title} lead={isAsking ? say.allOfThisIsDeleted : say.thisCannotBeUndone}>
      {isAsking ? <Asking /> : <ConfirmForm />}
      <Button variant="default" onClick={() => erasure.send({ type: 'erasure.declined' })}>
        {say.keepMyAccount}
      </Button>
      <HeadingFocus appeared={title} />
    </EntryLayout>
  );
};

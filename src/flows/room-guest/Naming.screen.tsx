import { ROOM_GUEST } from '../../../contracts/forms/room-guest.ts';
import {
  selectAgrees,
  selectGuestName,
  selectIsAsking,
  selectNamingProblem,
} from '../../../machines/room-guest/room-guest.selectors.ts';
import { ROOM_GUEST_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/room-guest.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { EntryField } from '../../components/fields/EntryFields.tsx';
import { TickField } from '../../components/fields/TickField.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { PageTitle } from '../../components/page-column/PageColumn.tsx';
import { LedForm } from '../../lib/flow/LedForm.tsx';
import { useRoomGuest, useRoomGuestSelected } from './room-guest.flow.ts';

const PROBLEMS = {
  name: TEXTS.lacksName,
  agreement: TEXTS.lacksAgreement,
  unreached: TEXTS.askingFailed,
} as const;

/** The name that the two will read, and the guest's agreement. */
export const Naming = () => {
  const flow = useRoomGuest();
  const name = useRoomGuestSelected(selectGuestName);
  const agrees = useRoomGuestSelected(selectAgrees);
  const problem = useRoomGuestSelected(selectNamingProblem);
  const isAsking = useRoomGuestSelected(selectIsAsking);
  // What was sent stays as it is, so that it can be sent again.
  const isSent = isAsking || problem === 'unreached';
  return (
    <>
      <PageTitle>{TEXTS.namingTitle}</PageTitle>
      <p>{TEXTS.naming}</p>
      <BulletList items={[TEXTS.hears, TEXTS.kept]} />
      <LedForm
        button={isAsking ? TEXTS.asking : TEXTS.ask}
        isBusy={isAsking}
        onSubmit={() => flow.send({ type: 'name.submitted' })}
      >
        <EntryField
          field={ROOM_GUEST.name}
          words={{ label: TEXTS.name, hint: TEXTS.nameHint }}
          name="name"
          maxLength={ROOM_GUEST.name.max}
          value={name}
          readOnly={isSent}
          error={problem === 'name'}
          onChange={(event) => flow.send({ type: 'name.changed', name: event.currentTarget.value })}
        />
        <TickField
          label={TEXTS.agree}
          name="agrees"
          checked={agrees}
          onChange={(checked) => flow.send({ type: 'agreement.changed', agrees: checked })}
        />
        {problem !== null && <InlineError>{PROBLEMS[problem]}</InlineError>}
      </LedForm>
    </>
  );
};

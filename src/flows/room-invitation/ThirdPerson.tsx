import type { ReactNode } from 'react';
import type { RoomGuest } from '../../../contracts/endpoints/room.ts';
import {
  selectGuest,
  selectGuestConnection,
  selectGuestRequest,
  selectHasLink,
  selectInvitationRole,
  selectInvitingRefusal,
} from '../../../machines/room-invitation/room-invitation.selectors.ts';
import { ROOM_INVITATION_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/room-invitation.ts';
import { Button } from '../../components/button/Button.tsx';
import { PartFocus } from '../../lib/focus/part-focus.ts';
import { failureWords, guestWords } from './invitation-words.ts';
import { useRoomInvitation, useRoomInvitationSelected } from './room-invitation.flow.ts';
import classes from './room-invitation.module.css';

const HEADING = 'third-person';

const End = ({ label }: { readonly label: string }) => {
  const flow = useRoomInvitation();
  const isEnding = useRoomInvitationSelected(selectGuestRequest) === 'ending';
  return (
    <Button
      variant="default"
      aria-busy={isEnding}
      onClick={() => flow.send({ type: 'guest.ended' })}
    >
      {isEnding ? TEXTS.ending : label}
    </Button>
  );
};

/** What becomes of a link that nobody has used; it can be passed on by the page that has made it alone. */
const Invited = ({ patient }: { readonly patient: string }) => {
  const flow = useRoomInvitation();
  const hasLink = useRoomInvitationSelected(selectHasLink);
  const isPatient = useRoomInvitationSelected(selectInvitationRole) === 'patient';
  const decides = isPatient ? TEXTS.youDecide : TEXTS.patientDecides(patient);
  return (
    <>
      <p>{[hasLink ? TEXTS.pass : TEXTS.linkGone, decides].join(' ')}</p>
      <div className={classes.actions}>
        {hasLink ? (
          <>
            <Button onClick={() => flow.send({ type: 'link.passed', way: 'share' })}>
              {TEXTS.share}
            </Button>
            <Button
              variant="default"
              onClick={() => flow.send({ type: 'link.passed', way: 'copy' })}
            >
              {TEXTS.copy}
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={() => flow.send({ type: 'invitation.requested' })}>
            {TEXTS.newLink}
          </Button>
        )}
        <End label={TEXTS.takeBack} />
      </div>
    </>
  );
};

const Asking = () => {
  const flow = useRoomInvitation();
  const name = useRoomInvitationSelected(selectGuest)?.name ?? '';
  const isPatient = useRoomInvitationSelected(selectInvitationRole) === 'patient';
  const isAdmitting = useRoomInvitationSelected(selectGuestRequest) === 'admitting';
  return (
    <div className={classes.actions}>
      {isPatient && (
        <Button aria-busy={isAdmitting} onClick={() => flow.send({ type: 'guest.admitted' })}>
          {TEXTS.letIn(name)}
        </Button>
      )}
      <End label={TEXTS.refuse} />
    </div>
  );
};

const Joined = () => {
  const flow = useRoomInvitation();
  const name = useRoomInvitationSelected(selectGuest)?.name ?? '';
  const connection = useRoomInvitationSelected(selectGuestConnection);
  const again = (): void => flow.send({ type: 'call.retried' });
  return (
    <div className={classes.actions}>
      <End label={TEXTS.end(name)} />
      {connection === 'connectingFailed' && <Button onClick={again}>{TEXTS.tryAgain}</Button>}
    </div>
  );
};

const partOf = ({ state }: RoomGuest, patient: string): ReactNode =>
  ({ invited: <Invited patient={patient} />, asking: <Asking />, inside: <Joined /> })[state];

/** Says at all times whether a third person is invited, asks or is there, with what can be done about it. */
export const ThirdPerson = ({ patient }: { readonly patient: string }) => {
  const guest = useRoomInvitationSelected(selectGuest);
  const request = useRoomInvitationSelected(selectGuestRequest);
  const refusal = useRoomInvitationSelected(selectInvitingRefusal);
  const connection = useRoomInvitationSelected(selectGuestConnection);
  const isPatient = useRoomInvitationSelected(selectInvitationRole) === 'patient';
  const isAdding = guest === null && request === 'inviting';
  const failure = failureWords(request, { guest, refusal });
  const said = guest === null ? '' : guestWords(guest, { isPatient, patient, connection });
  return (
    <>
      <output className={guest === null && !isAdding ? 'spoken' : classes.said}>
        {isAdding ? TEXTS.adding : ''}
      </output>
      {guest !== null && (
        <section className={classes.panel} data-state={guest.state} aria-labelledby={HEADING}>
          <h2 id={HEADING} tabIndex={-1} className="spoken">
            {TEXTS.title}
          </h2>
          <output className={classes.said}>{said}</output>
          {partOf(guest, patient)}
          <PartFocus appeared={guest.state} heading={HEADING} />
        </section>
      )}
      {failure && <p role="alert">{failure}</p>}
    </>
  );
};

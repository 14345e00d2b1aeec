import type { DoctorsCall } from '../../../contracts/endpoints/room.ts';
import { deskAddress } from '../../../contracts/booking/desk-address.ts';
import { roomAddress } from '../../../contracts/common/paths.ts';
import * as say from '../../../contracts/texts/en/consultations.ts';
import { VISIT_NOTE_TEXTS } from '../../../contracts/texts/en/staff/visit-note.ts';
import { ButtonLink } from '../../components/button/Button.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { momentWords } from '../../lib/format/slot-words.ts';

type JoinProps = {
  readonly id: string;
  /** The moment from which the room is open. */
  readonly opensAt: string;
  /** True while it is not yet, or no more, what to press. */
  readonly isQuiet?: boolean;
};

/**
 * Links to the call. A full page load, not a route change: only the room's own document may use camera and microphone.
 */
export const Join = ({ id, opensAt, isQuiet = false }: JoinProps) => (
  <>
    <ButtonLink href={roomAddress(id)} variant={isQuiet ? 'default' : undefined}>
      {say.joinTheVideoCall}
    </ButtonLink>
    {/* The sentence must be true both before and after that moment. */}
    <p>{say.theRoomIsOpenFromOn(momentWords(opensAt))}</p>
  </>
);

/** Links to the visit note of a call, once there is something to write. */
const ToDesk = ({ call: { id, visit_note } }: { readonly call: DoctorsCall }) =>
  visit_note !== 'none' && (
    <ButtonLink href={deskAddress(id)} variant={visit_note === 'due' ? undefined : 'default'}>
      {visit_note === 'due' ? VISIT_NOTE_TEXTS.offer : VISIT_NOTE_TEXTS.offerClosed}
    </ButtonLink>
  );

/** Lists the calls at which the account is the doctor. */
export const DoctorsCalls = ({ calls }: { readonly calls: readonly DoctorsCall[] }) =>
  calls.map((call) => {
    const { id, starts_at, opens_at, minutes, patient_name, visit_note } = call;
    return (
      <ResultSection
        key={id}
        title={`${momentWords(starts_at)}: ${patient_name}`}
        intro={say.yourCallAsDoctorMinutesIndia(minutes)}
      >
        <div className="stack">
          {call.is_joinable && (
            <Join id={id} opensAt={opens_at} isQuiet={!call.is_open || visit_note === 'due'} />
          )}
          <ToDesk call={call} />
        </div>
      </ResultSection>
    );
  });

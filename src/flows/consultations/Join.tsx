import type { DoctorsCall } from '../../../contracts/endpoints/room.ts';
import { roomAddress } from '../../../contracts/common/paths.ts';
import { ButtonLink } from '../../components/button/Button.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { momentWords } from '../../lib/format/slot-words.ts';
import classes from './consultations.module.css';

type JoinProps = {
  readonly id: string;
  /** The moment from which the room is open. */
  readonly opensAt: string;
  /** True when another button beside it is the emphasised one. */
  readonly isQuiet?: boolean;
};

/**
 * Links to the call. A full page load, not a route change: only the room's own document may use camera and microphone.
 */
export const Join = ({ id, opensAt, isQuiet = false }: JoinProps) => (
  <>
    <ButtonLink href={roomAddress(id)} variant={isQuiet ? 'default' : undefined}>
      Join the video call
    </ButtonLink>
    {/* The sentence must be true both before and after that moment. */}
    <p>{`The room is open from ${momentWords(opensAt)} on.`}</p>
  </>
);

/** Lists the calls at which the account is the doctor. */
export const DoctorsCalls = ({ calls }: { readonly calls: readonly DoctorsCall[] }) =>
  calls.map(({ id, starts_at, opens_at, minutes, patient_name }) => (
    <ResultSection
      key={id}
      title={`${momentWords(starts_at)}: ${patient_name}`}
      intro={`Your call as a doctor, ${minutes} minutes, India time (IST)`}
    >
      <div className={classes.stack}>
        <Join id={id} opensAt={opens_at} />
      </div>
    </ResultSection>
  ));

import type { DoctorsCall } from '../../../contracts/endpoints/room.ts';
import { roomAddress } from '../../../contracts/paths.ts';
import { ButtonLink } from '../../components/button/Button.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { momentWords } from '../../lib/slot-words.ts';
import classes from './consultations.module.css';

type JoinProps = {
  readonly id: string;
  /** From when on one can go in. */
  readonly opensAt: string;
  /** Something beside it has the one emphasized button. */
  readonly isQuiet?: boolean;
};

/**
 * The way to the call. A link and not a change of the page within the app: camera and microphone are allowed to the room's own
 * document alone.
 */
export const Join = ({ id, opensAt, isQuiet = false }: JoinProps) => (
  <>
    <ButtonLink href={roomAddress(id)} variant={isQuiet ? 'default' : undefined}>
      Join the video call
    </ButtonLink>
    {/* True before that moment and after it. */}
    <p>{`The room is open from ${momentWords(opensAt)} on.`}</p>
  </>
);

/** What a doctor is expected at. */
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

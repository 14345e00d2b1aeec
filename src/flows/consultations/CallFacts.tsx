import type { Appointment } from '../../../contracts/endpoints/teleconsultations.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as family from '../../../contracts/texts/en/family.ts';
import { minutesWords } from '../../../contracts/texts/en/wordings.ts';
import { FactList } from '../../components/fact-list/FactList.tsx';
import { doctorFacts } from '../../lib/format/doctor-facts.ts';
import { LazyPersonChoice } from '../person-choice/lazy.ts';

type CallFactsProps = { readonly appointment: Appointment };

/** Says for whom a call is; it can be changed until its room opens. */
const ForWhom = ({ appointment }: CallFactsProps) => {
  const { id, profile_id, patient_name, state, is_open } = appointment;
  const person = profile_id === null ? null : { id: profile_id, name: patient_name };
  if (state !== 'confirmed' || is_open) return <p>{family.forPerson(patient_name)}</p>;
  return <LazyPersonChoice of="call" id={id} person={person} typed={patient_name} />;
};

/** Shows with which dentist a call is, how long, and for whom. */
export const CallFacts = ({ appointment }: CallFactsProps) => {
  const { doctor, minutes } = appointment;
  return (
    <>
      <FactList
        facts={[...doctorFacts(doctor), { name: common.lengthLabel, value: minutesWords(minutes) }]}
      />
      {doctor.is_sample && <p>{common.sampleDentist}</p>}
      <ForWhom appointment={appointment} />
    </>
  );
};

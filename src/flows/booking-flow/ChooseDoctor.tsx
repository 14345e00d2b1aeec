import type { Doctor } from '../../../contracts/endpoints/teleconsultations.ts';
import { BOOKING_FLOW_TEXTS } from '../../../contracts/texts/en/flows/booking-flow.ts';
import { DoctorChoice } from '../../components/booking/DoctorChoice.tsx';
import { doctorDetail, doctorInitials } from '../../lib/format/doctor-facts.ts';

const { label, any, anyDetail } = BOOKING_FLOW_TEXTS.doctor;

const ANY = { value: '', initials: '•', name: any, detail: anyDetail };

type ChooseDoctorProps = {
  readonly doctors: readonly Doctor[];
  readonly chosen: string;
  readonly onChoose: (slug: string) => void;
};

/** Shows who consults, before anything is asked of the patient; a single doctor is no choice. */
export const ChooseDoctor = ({ doctors, chosen, onChoose }: ChooseDoctorProps) => {
  const each = doctors.map((doctor) => ({
    value: doctor.slug,
    initials: doctorInitials(doctor.name),
    name: doctor.name,
    detail: doctorDetail(doctor),
  }));
  if (each.length === 0) return null;
  return (
    <DoctorChoice
      label={label}
      doctors={each.length === 1 ? each.map((one) => ({ ...one, value: '' })) : [ANY, ...each]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
};

import type { Appointment, Doctor, SlotDay } from '../../contracts/endpoints/teleconsultations.ts';
import { SLOT_TIMES } from '../../contracts/booking/slots.ts';

/** She is free at every time that is not taken. */
export const KAVITA: Doctor = {
  slug: 'sample-1',
  name: 'Dr. Kavita Menon (Sample)',
  registration: null,
  languages: ['en', 'hi'],
  is_sample: true,
};
/** Is not free at half past ten. */
export const ARJUN: Doctor = { ...KAVITA, slug: 'sample-2', name: 'Dr. Arjun Deshpande (Sample)' };
export const DOCTORS = [KAVITA, ARJUN];

const freeAt = (time: string): number[] => (time === '10:30' ? [0] : [0, 1]);

const dayOf = (date: string, taken: readonly string[]): SlotDay => ({
  date,
  slots: SLOT_TIMES.map((time) => ({
    time,
    starts_at: `${date}T${time}:00+05:30`,
    free: !taken.includes(time),
    doctors: taken.includes(time) ? [] : freeAt(time),
  })),
});

/** A Tuesday with one time taken, a Wednesday, and a day on which nobody consults. */
export const SLOT_DAYS: readonly SlotDay[] = [
  dayOf('2026-11-24', ['09:30']),
  dayOf('2026-11-25', []),
  dayOf('2026-11-26', SLOT_TIMES),
];

/** The Tuesday at ten, booked. */
export const BOOKED: Appointment = {
  profile_id: null,
  id: '00000000-0000-4000-8000-0000000000c1',
  product: 'laterCall30',
  state: 'confirmed',
  starts_at: '2026-11-24T10:00:00+05:30',
  minutes: 30,
  is_joinable: true,
  is_open: true,
  doctor: KAVITA,
  price: 499_00,
  payment_id: null,
  held_until: null,
  held_for_ms: null,
  patient_name: 'Asha Verma',
  patient_email: 'asha@example.org',
  patient_phone: '9876543210',
  notes: 'AI Diagnosis: Reversible pulpitis',
  is_mailed: true,
  cancel_reason: null,
  can_report_absence: false,
  absence_reported_at: null,
  absence_settled_at: null,
  fixed_by: null,
  moves_left: 3,
  created_at: '2026-11-23T10:00:00.000Z',
};

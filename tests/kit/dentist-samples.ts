import type { Dentist, WholeDentist } from '../../contracts/booking/dentists.ts';

/** Monday, 23 November 2026, 10:30 in India. */
export const AS_OF = '2026-11-23T05:00:00.000Z';

/** A real dentist of the directory as far as a test goes, open at that moment. */
export const MEERA: Dentist = {
  slug: 'dr-meera-kulkarni-pune',
  name: 'Dr. Meera Kulkarni',
  clinic: 'Kulkarni Dental Care',
  street: '12 Test Road',
  city: 'Pune',
  pincode: '411004',
  latitude: 18.5,
  longitude: 73.85,
  phone: '+912025551234',
  languages: ['mr', 'hi', 'en'],
  emergency: true,
  registration: 'A-12345',
  isSample: false,
  opening: { isOpen: true, closesAt: '2026-11-23T13:00:00+05:30', opensAt: null },
  distanceKm: null,
};

/** A sample of the directory, closed at that moment. */
export const SAMPLE: Dentist = {
  ...MEERA,
  slug: 'sample-clinic-sunday-pune',
  name: 'Dr. Sample Four',
  clinic: 'Sample Clinic Sunday',
  street: '44 Nowhere Street',
  latitude: 18.55,
  phone: null,
  languages: ['mr'],
  emergency: false,
  registration: null,
  isSample: true,
  opening: { isOpen: false, closesAt: null, opensAt: '2026-11-24T09:00:00+05:30' },
};

const MORNING = { from: 540, to: 780 };

/** The first of them whole. */
export const WHOLE: WholeDentist = {
  ...MEERA,
  hours: [
    [],
    [MORNING, { from: 1020, to: 1230 }],
    [MORNING],
    [MORNING],
    [MORNING],
    [MORNING],
    [MORNING],
  ],
  updatedAt: '2026-11-01T00:00:00.000Z',
};

import type { DentistRow } from '../../../server/repositories/dentists.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import type { OpeningHours } from '../../../contracts/booking/dentists.ts';

/** Open from 9:00 to 13:00 on every day but Sunday. */
export const MORNINGS: OpeningHours = [0, 1, 2, 3, 4, 5, 6].map((day) =>
  day === 0 ? [] : [{ from: 540, to: 780 }],
);

/** A dentist of the directory. */
export const row = (over: Partial<DentistRow> = {}): DentistRow => ({
  id: randomIds.row(),
  slug: `dentist-${randomIds.row()}`,
  name: 'Dr. Meera Kulkarni',
  clinic: 'Kulkarni Dental Care',
  registration: 'A-12345',
  street: '12 Test Road',
  city: 'Pune',
  pincode: '411004',
  latitude: 18.5204,
  longitude: 73.8567,
  phone: '+912025551234',
  languages: ['mr', 'en'],
  hours: MORNINGS,
  emergency: false,
  isSample: false,
  updatedAt: new Date('2026-01-01T00:00:00Z'),
  ...over,
});

export const HEADER =
  'slug,name,clinic,registration,street,city,pincode,latitude,longitude,phone,languages,emergency,' +
  'sunday,monday,tuesday,wednesday,thursday,friday,saturday';

type Cells = Readonly<Record<string, string>>;

/** What a line holds unless a test says otherwise, by the columns of the header. */
export const CELLS: Cells = {
  slug: 'meera-pune',
  name: 'Dr. Meera Kulkarni',
  clinic: 'Kulkarni Dental Care',
  registration: 'A-12345',
  street: '"12, Test Road"',
  city: 'Pune',
  pincode: '411004',
  latitude: '18.52',
  longitude: '73.85',
  phone: '020 2555 1234',
  languages: 'mr;en',
  emergency: 'no',
  sunday: '',
  monday: '09:00-13:00; 17:00-20:30',
  tuesday: '09:00-13:00',
  wednesday: '09:00-13:00',
  thursday: '09:00-13:00',
  friday: '09:00-13:00',
  saturday: '24h',
};

/** One line of a file. */
export const line = (over: Cells = {}): string => {
  const cells: Cells = { ...CELLS, ...over };
  return HEADER.split(',')
    .map((column) => cells[column] ?? '')
    .join(',');
};

/** A file as it is read from the disk. */
export const file = (...lines: readonly string[]): Uint8Array =>
  new TextEncoder().encode([HEADER, ...lines].join('\n'));

import { dentistsIn } from '../../repositories/dentists.ts';
import type { DentistRow } from '../../repositories/dentists.ts';
import type { OpeningHours } from '../../../contracts/booking/dentists.ts';
import type { Language } from '../../../contracts/booking/directory.ts';
import type { ServiceDeps } from '../deps.ts';

type SampleCity = {
  readonly city: string;
  readonly pincode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly languages: readonly Language[];
};

/** Centre of each city; its samples lie a few kilometres around it. */
const CITIES: readonly SampleCity[] = [
  {
    city: 'Bengaluru',
    pincode: '560001',
    latitude: 12.9716,
    longitude: 77.5946,
    languages: ['kn', 'en', 'hi'],
  },
  {
    city: 'Chennai',
    pincode: '600001',
    latitude: 13.0827,
    longitude: 80.2707,
    languages: ['ta', 'en'],
  },
  {
    city: 'Delhi',
    pincode: '110001',
    latitude: 28.6315,
    longitude: 77.2167,
    languages: ['hi', 'en', 'pa'],
  },
  {
    city: 'Kolkata',
    pincode: '700001',
    latitude: 22.5726,
    longitude: 88.3639,
    languages: ['bn', 'en', 'hi'],
  },
  {
    city: 'Mumbai',
    pincode: '400001',
    latitude: 19.076,
    longitude: 72.8777,
    languages: ['mr', 'hi', 'en'],
  },
  {
    city: 'Pune',
    pincode: '411001',
    latitude: 18.5204,
    longitude: 73.8567,
    languages: ['mr', 'en'],
  },
];

const DAY_OFF: OpeningHours[number] = [];
const MORNING = { from: 9 * 60, to: 13 * 60 };
const EVENING = { from: 17 * 60, to: 20 * 60 + 30 };
const ALL_DAY = { from: 10 * 60, to: 19 * 60 };
const ALWAYS = { from: 0, to: 24 * 60 };

const everyDayBut = (daysOff: readonly number[], times: OpeningHours[number]): OpeningHours =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => (daysOff.includes(day) ? DAY_OFF : times));

type SampleKind = {
  readonly name: string;
  readonly clinic: string;
  readonly street: string;
  /** Degrees from the centre of the city. */
  readonly north: number;
  readonly east: number;
  readonly hours: OpeningHours;
  readonly emergency: boolean;
  /** Number of the city's languages that are spoken. */
  readonly languages: number;
};

/** Made-up names and streets. */
const KINDS: readonly SampleKind[] = [
  {
    name: 'Dr. Sample One',
    clinic: 'Sample Clinic Milk Tooth',
    street: '1 Example Road',
    north: 0.008,
    east: 0.006,
    hours: everyDayBut([0], [MORNING, EVENING]),
    emergency: false,
    languages: 3,
  },
  {
    name: 'Dr. Sample Two',
    clinic: 'Sample Clinic Wisdom Tooth',
    street: '22 Made-up Lane',
    north: -0.02,
    east: 0.018,
    hours: everyDayBut([0], [ALL_DAY]),
    emergency: false,
    languages: 2,
  },
  {
    name: 'Dr. Sample Three',
    clinic: 'Sample Clinic Day and Night',
    street: '3 Imaginary Circle',
    north: 0.03,
    east: -0.035,
    hours: everyDayBut([], [ALWAYS]),
    emergency: true,
    languages: 2,
  },
  {
    name: 'Dr. Sample Four',
    clinic: 'Sample Clinic Sunday',
    street: '44 Nowhere Street',
    north: -0.09,
    east: -0.1,
    hours: everyDayBut([1], [MORNING]),
    emergency: true,
    languages: 1,
  },
];

const slugOf = (kind: SampleKind, { city }: SampleCity): string =>
  `${kind.clinic} ${city}`.toLowerCase().replaceAll(' ', '-');

const sampleRows = ({ clock, ids }: Pick<ServiceDeps, 'clock' | 'ids'>): DentistRow[] =>
  CITIES.flatMap((city) =>
    KINDS.map((kind) => ({
      id: ids.row(),
      slug: slugOf(kind, city),
      name: kind.name,
      clinic: kind.clinic,
      registration: null,
      street: kind.street,
      city: city.city,
      pincode: city.pincode,
      latitude: city.latitude + kind.north,
      longitude: city.longitude + kind.east,
      // An empty number cannot be called by mistake.
      phone: '',
      languages: city.languages.slice(0, kind.languages),
      hours: kind.hours,
      emergency: kind.emergency,
      isSample: true,
      updatedAt: clock.now(),
    })),
  );

/** Fills an empty directory with clinics that are shown as made up; they never stand beside real ones. */
export const addSamples = async ({ db, clock, ids }: ServiceDeps): Promise<void> => {
  if (!(await dentistsIn(db.sql).isEmpty())) return;
  await db.transaction(async (sql) => {
    const directory = dentistsIn(sql);
    await directory.hold();
    // Another process may have filled it meanwhile.
    if (await directory.isEmpty()) await directory.add(sampleRows({ clock, ids }));
  });
};

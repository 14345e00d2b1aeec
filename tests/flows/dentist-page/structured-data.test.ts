import { expect, it } from 'vitest';
import { structuredData } from '../../../src/flows/dentist-page/structured-data.ts';
import { WHOLE } from '../../kit/dentist-samples.ts';

type Hours = {
  readonly openingHoursSpecification: readonly {
    readonly dayOfWeek: string;
    readonly opens: string;
    readonly closes: string;
  }[];
};

it('names each day of the week, and a day that ends at midnight by its last minute', () => {
  const hours = Array.from({ length: 7 }, (_, day) => [{ from: 485 + day, to: 1440 - day }]);
  const { openingHoursSpecification: told } = structuredData({ ...WHOLE, hours }) as Hours;
  expect(told.map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes])).toEqual([
    ['https://schema.org/Sunday', '08:05', '23:59'],
    ['https://schema.org/Monday', '08:06', '23:59'],
    ['https://schema.org/Tuesday', '08:07', '23:58'],
    ['https://schema.org/Wednesday', '08:08', '23:57'],
    ['https://schema.org/Thursday', '08:09', '23:56'],
    ['https://schema.org/Friday', '08:10', '23:55'],
    ['https://schema.org/Saturday', '08:11', '23:54'],
  ]);
});

it('is told of no sample', () => {
  expect(structuredData({ ...WHOLE, isSample: true })).toBeNull();
});

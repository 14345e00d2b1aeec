import { describe, expect, it } from 'vitest';
import { fitsBirthYear } from '../../contracts/rules/answered-age.ts';
import type { AnsweredAge } from '../../contracts/rules/answered-age.ts';

/** The years of birth, of those given, that an age answered in 2026 fits. */
const fitting = (answered: AnsweredAge, ...years: number[]) =>
  years.filter((birthYear) => fitsBirthYear(answered, { birthYear, inYear: 2026 }));

describe('an age that was answered', () => {
  it.each<[string, AnsweredAge, number[], number[]]>([
    // Born in 2007, one is eighteen until the birthday in 2026.
    ['0-18', { age: 'age_0_18' }, [2007, 2026], [2006, 2027]],
    // Born in 1995, one is thirty until the birthday; born in 2007, nineteen after it.
    ['19-30', { age: 'age_19_30' }, [1995, 2007], [1994, 2008]],
    ['31-50', { age: 'age_31_50' }, [1975, 1995], [1974, 1996]],
    ['above 50', { age: 'age_over_50' }, [1906, 1975], [1976]],
    ['under 3', { age: 'age_0_18', childAge: 'under_3' }, [2023, 2026], [2022]],
    ['3 to 5', { age: 'age_0_18', childAge: 'from_3_to_5' }, [2020, 2023], [2019, 2024]],
    ['6 to 11', { age: 'age_0_18', childAge: 'from_6_to_11' }, [2014, 2020], [2013, 2021]],
    ['12 to 15', { age: 'age_0_18', childAge: 'from_12_to_15' }, [2010, 2014], [2009, 2015]],
    ['16 to 18', { age: 'age_0_18', childAge: 'from_16_to_18' }, [2007, 2010], [2006, 2011]],
  ])(
    '[NEW-139] of %s fits whoever had it before or after their birthday',
    (_age, answered, fits, not) => {
      expect(fitting(answered, ...fits, ...not)).toEqual(fits);
    },
  );
});

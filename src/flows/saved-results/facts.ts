import type { SavedResult } from '../../../contracts/endpoints/saved-results.ts';
import * as family from '../../../contracts/texts/en/family.ts';
import { dayInWords } from '../../lib/format/due.ts';

/** The line below a result in the list: its day, and for whom it is where it is not the account holder's. */
export const factsOf = ({ created_at, person }: SavedResult): string =>
  [dayInWords(created_at) ?? '', ...(person === null ? [] : [family.forPerson(person.name)])].join(
    ' · ',
  );

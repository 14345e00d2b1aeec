import type { Agreement } from '../../../contracts/texts/en/agreement.ts';
import { CONDITIONS_SHOWN } from '../../../contracts/common/product.ts';
import { sharedReading } from '../../lib/shared-reading.ts';
import { finalWords } from '../../repositories/visit-notes.ts';
import type { FinalWordRow } from '../../repositories/visit-notes.ts';
import type { ServiceDeps } from '../deps.ts';
import { nameOf } from './visit-notes.ts';

/** Longest age of the count, in milliseconds: it reads every note. */
const COUNT_KEPT_MS = 60 * 60_000;

/** Returns the place of a dentist's final word in the assessment, from 0; -1 where it is not there. */
const placeOf = ({ finalWord, likely }: FinalWordRow): number =>
  finalWord.kind === 'condition' ? likely.indexOf(nameOf(finalWord.id)) : -1;

/** Counts how often the newest final word of a dentist was what the shared assessment had said (NEW-36). */
export const readAgreement = async ({ db }: Pick<ServiceDeps, 'db'>): Promise<Agreement> => {
  const rows = await finalWords(db.sql);
  const said = rows.filter(({ finalWord }) => finalWord.kind !== 'cannotSay').map(placeOf);
  return {
    cases: said.length,
    first: said.filter((place) => place === 0).length,
    amongThree: said.filter((place) => place >= 0 && place < CONDITIONS_SHOWN).length,
    unsaid: rows.length - said.length,
  };
};

/** Shares one count among all callers, at most one an hour. */
export const agreementOfTheHour = (
  deps: Pick<ServiceDeps, 'db' | 'clock'>,
): (() => Promise<Agreement>) => sharedReading(deps, COUNT_KEPT_MS, () => readAgreement(deps));

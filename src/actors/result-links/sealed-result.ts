import type { EncryptedFile, LinkContent } from '../../../contracts/endpoints/result-links.ts';
import type { WholeResult } from '../../../contracts/endpoints/saved-results.ts';
import { fhirDocumentOf } from '../../../contracts/rules/fhir-document.ts';
import { OURS, seal } from './sealing.ts';

const DAY_MS = 24 * 60 * 60_000;

const inBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** Encrypts a result, with the visit that goes along, twice: as a FHIR document, for the software of a dentist, and as our own page shows it. */
export const sealed = async (
  result: WholeResult,
  shared: LinkContent,
  key: Uint8Array,
): Promise<EncryptedFile[]> => {
  const writing = {
    now: new Date().toISOString(),
    daysSince: (moment: string) => (Date.now() - Date.parse(moment)) / DAY_MS,
    newId: () => crypto.randomUUID(),
  };
  const { course, visit } = shared;
  const document = fhirDocumentOf({ ...result, course, visit }, writing);
  const data = inBase64(JSON.stringify(shared));
  const shown = { resourceType: 'Binary', contentType: OURS, data };
  return [await seal(document, key), await seal(shown, key)];
};

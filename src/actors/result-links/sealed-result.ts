import type { EncryptedFile } from '../../../contracts/endpoints/result-links.ts';
import type { WholeResult } from '../../../contracts/endpoints/saved-results.ts';
import type { SharedResult } from '../../../contracts/endpoints/room.ts';
import { fhirDocumentOf } from '../../../contracts/rules/fhir-document.ts';
import { OURS, seal } from './sealing.ts';

const inBase64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** Encrypts a result twice: as a FHIR document, for the software of a dentist, and as our own page shows it. */
export const sealed = async (
  result: WholeResult,
  shared: SharedResult,
  key: Uint8Array,
): Promise<EncryptedFile[]> => {
  const writing = { now: new Date().toISOString(), newId: () => crypto.randomUUID() };
  const document = fhirDocumentOf({ ...result, course: shared.course }, writing);
  const data = inBase64(JSON.stringify(shared));
  const shown = { resourceType: 'Binary', contentType: OURS, data };
  return [await seal(document, key), await seal(shown, key)];
};

import { escapeHtml } from './escape-html.ts';

export type Resource = { readonly resourceType: string; readonly id: string } & Readonly<
  Record<string, unknown>
>;

/** What the rules have not themselves: the moment of writing, the days since another one, and a source of UUIDs. */
export type DocumentWriting = {
  readonly now: string;
  readonly daysSince: (moment: string) => number;
  readonly newId: () => string;
};

const SNOMED = 'http://snomed.info/sct';
export const TERMINOLOGY = 'http://terminology.hl7.org/CodeSystem';

export const coded = (system: string, code: string, display?: string) => ({
  coding: [{ system, code, ...(display !== undefined && { display }) }],
});

/** Type and sections of OPConsultRecord (NRCeS, FHIR Implementation Guide for ABDM): the only codes of SNOMED CT here. */
export const CONSULTATION = coded(SNOMED, '371530004', 'Clinical consultation report');
export const SECTIONS = {
  complaint: coded(SNOMED, '422843007', 'Chief complaint section'),
  examination: coded(SNOMED, '425044008', 'Physical exam section'),
  history: coded(SNOMED, '371529009', 'History and physical report'),
  allergies: coded(SNOMED, '722446000', 'Allergy record'),
  medications: coded(SNOMED, '721912009', 'Medication summary document'),
  followUp: coded(SNOMED, '390906007', 'Follow-up encounter'),
  observations: coded(SNOMED, '404684003', 'Clinical finding'),
} as const;

export const refTo = ({ id }: Resource) => ({ reference: `urn:uuid:${id}` });

/** Half an emoji, and control characters that no XML may hold; line breaks and tabs stay. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cs}\p{Cc}\ufffe\uffff]/gu;

/** Returns a text as XML and JSON can hold it. */
export const plain = (text: string): string => text.replaceAll(UNWRITABLE, '').trim();

/** Writes lines as the text of a resource; null where there is nothing to read. */
export const narrative = (lines: readonly string[]) => {
  const paragraphs = lines
    .flatMap((line) => line.split('\n'))
    .map(plain)
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`);
  return paragraphs.length === 0
    ? null
    : {
        status: 'additional',
        div: `<div xmlns="http://www.w3.org/1999/xhtml">${paragraphs.join('')}</div>`,
      };
};

type SectionParts = {
  readonly code?: (typeof SECTIONS)[keyof typeof SECTIONS];
  readonly lines: readonly string[];
  readonly entry?: readonly Resource[];
  /** It names who answers for the section, where not everybody who has written the document does. */
  readonly by?: Resource | null;
};

/** Writes a section; one without a word and without an entry is left out, as FHIR asks. */
export const section = (
  title: string,
  { code, lines, entry = [], by = null }: SectionParts,
): object[] => {
  const text = narrative(lines);
  if (text === null && entry.length === 0) return [];
  return [
    {
      title,
      ...(code && { code: { ...code, text: title } }),
      ...(by && { author: [refTo(by)] }),
      ...(text && { text }),
      ...(entry.length > 0 && { entry: entry.map(refTo) }),
    },
  ];
};

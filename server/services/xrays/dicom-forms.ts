/** A file that is not read because of its form. `about`: a sentence that says what the file is. */
export type OtherForm = { readonly kind: 'dicomForm'; readonly about: string };

const otherForm = (what: string): OtherForm => ({
  kind: 'dicomForm',
  about: `This DICOM file ${what}.`,
});

/** What files are whose transfer syntax begins so and is not read (PS3.6, annex A). */
const SYNTAXES: readonly (readonly [begins: string, what: string])[] = [
  ['1.2.840.10008.1.2.4.10', 'is a video'],
  ['1.2.840.10008.1.2.4.11', 'is packed as JPEG XL'],
  ['1.2.840.10008.1.2.4.20', 'is packed as High-Throughput JPEG 2000'],
  ['1.2.840.10008.1.2.2', 'is written in an order of bytes that is out of use (big endian)'],
];

export const DEFLATED = otherForm('is deflated');
export const IN_COLOUR = otherForm('holds a picture in colour');
export const TWELVE_BITS = otherForm('is packed as JPEG with more than eight bits');
export const OTHER_FORM = otherForm('is packed in a way that we do not know');

/** Returns the form of a file whose transfer syntax is not read. */
export const formOfSyntax = (syntax: string): OtherForm => {
  const what = SYNTAXES.find(([begins]) => syntax.startsWith(begins))?.[1];
  return what === undefined ? OTHER_FORM : otherForm(what);
};

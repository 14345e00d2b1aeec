import type { DicomForm } from '../../../contracts/xray/dicom-kinds.ts';

/** A file that is not read because of its form. */
export type OtherForm = {
  readonly kind: 'dicomForm';
  readonly about: { readonly form: DicomForm };
};

/** Marks a file that is not read because of its form. */
export const otherForm = (form: DicomForm): OtherForm => ({ kind: 'dicomForm', about: { form } });

/** Forms whose transfer syntax begins so and is not read (PS3.6, annex A). */
const SYNTAXES: readonly (readonly [begins: string, form: DicomForm])[] = [
  ['1.2.840.10008.1.2.4.10', 'video'],
  ['1.2.840.10008.1.2.4.11', 'jpegXl'],
  ['1.2.840.10008.1.2.4.20', 'highThroughputJpeg2000'],
  ['1.2.840.10008.1.2.2', 'bigEndian'],
];

/** Returns the form of a file whose transfer syntax is not read. */
export const formOfSyntax = (syntax: string): OtherForm =>
  otherForm(SYNTAXES.find(([begins]) => syntax.startsWith(begins))?.[1] ?? 'unknownPacking');

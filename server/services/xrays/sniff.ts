/** Kind of a file by its first bytes; its name and the declared type do not count. */
export type FileKind = 'jpeg' | 'png' | 'dicom';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The mark follows 128 bytes of any content (PS3.10, section 7.1). */
const DICOM_AT = 128;
const DICOM = Buffer.from('DICM', 'latin1');

/** Detects the kind of a file; `null` for every kind that is not taken. */
export const kindOf = (bytes: Buffer): FileKind | null => {
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg';
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png';
  if (bytes.subarray(DICOM_AT, DICOM_AT + DICOM.length).equals(DICOM)) return 'dicom';
  return null;
};

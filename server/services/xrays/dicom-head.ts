/** The mark follows 128 bytes of any content (PS3.10, section 7.1). */
const PREAMBLE = Buffer.alloc(128);
const MARK = Buffer.from('DICM', 'latin1');

/** Transfer syntaxes of a data set without a head: with the kinds of values written out, or without. */
const EXPLICIT = '1.2.840.10008.1.2.1';
const IMPLICIT = '1.2.840.10008.1.2\0';

/** Most bytes of a data set's first value, which is short in every kind of file. */
const FIRST_MAX = 1024;

const syntaxElement = (syntax: string): Buffer =>
  Buffer.concat([
    Buffer.from([0x02, 0x00, 0x10, 0x00]),
    Buffer.from('UI', 'latin1'),
    Buffer.from([syntax.length, 0]),
    Buffer.from(syntax, 'latin1'),
  ]);

const isLetter = (byte = 0): boolean => byte >= 0x41 && byte <= 0x5a;

/** Returns true for a whole file: its first 128 bytes may be those of another kind, and of some programs are a TIFF's. */
export const isWholeDicom = (file: Buffer): boolean =>
  file.subarray(PREAMBLE.length, PREAMBLE.length + MARK.length).equals(MARK);

/** Returns what is missing before a file; `null` when it is no DICOM file at all. */
const missingBefore = (file: Buffer): Buffer | null => {
  if (isWholeDicom(file)) return Buffer.alloc(0);
  if (file.subarray(0, MARK.length).equals(MARK)) return PREAMBLE;
  if (file.length < 8) return null;
  const [group, number] = [file.readUInt16LE(0), file.readUInt16LE(2)];
  const isExplicit = isLetter(file[4]) && isLetter(file[5]);
  const length = isExplicit ? file.readUInt16LE(6) : file.readUInt32LE(4);
  if (length > FIRST_MAX) return null;
  const whole = Buffer.concat([PREAMBLE, MARK]);
  if (group === 0x0002 && number <= 0x0010 && isExplicit) return whole;
  if (group !== 0x0008 || number > 0x0070) return null;
  return Buffer.concat([whole, syntaxElement(isExplicit ? EXPLICIT : IMPLICIT)]);
};

/**
 * Returns a DICOM file with the head that the standard asks for: older programs write it without its first 132 bytes, or
 * the data set alone. `null` when it is no DICOM file.
 */
export const dicomFile = (file: Buffer): Buffer | null => {
  const missing = missingBefore(file);
  if (missing === null || missing.length === 0) return missing && file;
  return Buffer.concat([missing, file]);
};

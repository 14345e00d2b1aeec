import { XRAY_ACCEPTED, XRAY_BYTES_MAX } from '../../../contracts/xray/xray-files.ts';

/** Facts about a chosen file before it is sent; the server looks into it again. */
export type ChosenFile = { readonly name: string; readonly type: string; readonly size: number };

const ACCEPTED: ReadonlySet<string> = new Set(XRAY_ACCEPTED);

/**
 * Names of DICOM files: the endings that programs write, none at all as on discs of clinics, or the last number of an
 * identifier that stands for the name.
 */
const DICOM_NAME = /^[^.]*$|\.(?:dcm|dicom|dic|ima|\d+)$/i;

/** Returns true for an accepted type; browsers know no type for DICOM, so its name speaks for it. */
const isAccepted = ({ name, type }: ChosenFile): boolean =>
  ACCEPTED.has(type) || (type === '' && DICOM_NAME.test(name));

/** Returns the reason for which a file is not sent at all (XRAY-05..08); null when it may go. */
export const refusalOf = (file: ChosenFile): 'wrongType' | 'tooLarge' | 'empty' | null => {
  if (!isAccepted(file)) return 'wrongType';
  if (file.size > XRAY_BYTES_MAX) return 'tooLarge';
  return file.size === 0 ? 'empty' : null;
};

import type { DataSet } from 'dicom-parser';
import { OTHER_MODALITIES } from '../../../contracts/xray/dicom-kinds.ts';
import type { AboutDicom, DicomObject } from '../../../contracts/xray/dicom-kinds.ts';

const TAGS = {
  mediaClass: 'x00020002',
  objectClass: 'x00080016',
  modality: 'x00080060',
  rows: 'x00280010',
} as const;

/** Modalities of X-rays of teeth and jaws: taken inside the mouth, and panoramic (PS3.3, C.7.3.1.1.1). */
const DENTAL: ReadonlySet<string> = new Set(['IO', 'PX']);

const modalityIn = (data: DataSet): string => (data.string(TAGS.modality) ?? '').toUpperCase();

/** Returns true where the file says that it is an X-ray of teeth or jaws, so that nobody has to be asked. */
export const isDentalIn = (data: DataSet): boolean => DENTAL.has(modalityIn(data));

/** Kinds of object that have no picture, whatever their modality says (PS3.6, annex A). */
const OBJECTS: ReadonlyMap<string, DicomObject> = new Map([
  ['1.2.840.10008.1.3.10', 'listOfDisc'],
  ['1.2.840.10008.5.1.4.1.1.104.1', 'pdf'],
  ['1.2.840.10008.5.1.4.1.1.104.2', 'document'],
  ['1.2.840.10008.5.1.4.1.1.104.3', 'model'],
] as const);

/**
 * Tells what a DICOM file holds when that is no plain X-ray; `null` when it is one or does not say. A kind that the
 * standard does not list is looked at like a file that does not say.
 */
export const otherContentIn = (data: DataSet): AboutDicom | null => {
  const kind = data.string(TAGS.mediaClass) ?? data.string(TAGS.objectClass) ?? '';
  const object = OBJECTS.get(kind);
  if (object !== undefined) return { object };
  const said = modalityIn(data);
  const modality = OTHER_MODALITIES.find((each) => each === said);
  if (modality !== undefined) return { modality };
  const hasNoPicture = data.elements['x7fe00010'] === undefined && !data.elements[TAGS.rows];
  return hasNoPicture ? { object: 'noPicture' } : null;
};

import type { DataSet } from 'dicom-parser';

const TAGS = {
  mediaClass: 'x00020002',
  objectClass: 'x00080016',
  modality: 'x00080060',
  rows: 'x00280010',
} as const;

/**
 * Kinds of recording that are no plain X-ray of the jaw, by the modality of PS3.3, C.7.3.1.1.1. Not listed are IO, PX,
 * DX, CR and RG, which are, and OT and HC, which do not say.
 */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['CT', 'a layer of a CT or CBCT scan'],
  ['MR', 'a layer of an MRI scan'],
  ['US', 'an ultrasound picture'],
  ['IVUS', 'an ultrasound picture from within a vessel'],
  ['BDUS', 'an ultrasound measurement of bone'],
  ['OPV', 'a visual field test'],
  ['ECG', 'a recording of the heart (ECG)'],
  ['EPS', 'a recording of the heart'],
  ['HD', 'a recording of blood pressure in the heart'],
  ['EEG', 'a recording of the brain (EEG)'],
  ['EMG', 'a recording of muscles (EMG)'],
  ['EOG', 'a recording of eye movements'],
  ['RESP', 'a recording of breathing'],
  ['AU', 'a sound recording'],
  ['NM', 'a nuclear medicine picture'],
  ['PT', 'a PET scan'],
  ['XA', 'an X-ray film of vessels (angiography)'],
  ['RF', 'an X-ray film in motion (fluoroscopy)'],
  ['MG', 'an X-ray of the breast (mammogram)'],
  ['BMD', 'a measurement of bone density'],
  ['PA', 'a photoacoustic picture'],
  ['BI', 'a biomagnetic picture'],
  ['DG', 'a picture by light through tissue'],
  ['LS', 'a laser scan of a surface'],
  ['OSS', 'an optical scan of a surface'],
  ['M3D', 'a model for 3D printing'],
  ['STAIN', 'a report of a stained slide'],
  ['TG', 'a heat picture'],
  ['ES', 'a picture of an endoscope'],
  ['XC', 'a photo of a camera'],
  ['GM', 'a picture of a microscope'],
  ['SM', 'a picture of a microscope slide'],
  ['CFM', 'a picture of a microscope'],
  ['DMS', 'a picture of the skin'],
  ['OP', 'a photo of the eye'],
  ['OPM', 'a map of the eye'],
  ['OPT', 'a scan of the eye'],
  ['OPTBSV', 'a scan of the eye'],
  ['OPTENF', 'a scan of the eye'],
  ['OCT', 'an optical scan of layers'],
  ['IVOCT', 'an optical scan from within a vessel'],
  ['OAM', 'a measurement of the eye'],
  ['AR', 'a measurement of the eye'],
  ['KER', 'a measurement of the eye'],
  ['LEN', 'a measurement of glasses'],
  ['SRF', 'a measurement of the eye'],
  ['VA', 'a test of eyesight'],
  ['IOL', 'a plan for a lens of the eye'],
  ['SR', 'a report in words'],
  ['DOC', 'a document'],
  ['KO', 'a list of pictures'],
  ['PR', 'a note on how to show another picture'],
  ['SEG', 'an outline in another picture'],
  ['REG', 'a note on how pictures lie on each other'],
  ['FID', 'marks in another picture'],
  ['ANN', 'marks in another picture'],
  ['RWV', 'a table of measured values'],
  ['SMR', 'a table of measured values'],
  ['ASMT', 'an assessment in words'],
  ['PLAN', 'a plan'],
  ['POS', 'a note on a position'],
  ['RTIMAGE', 'a picture of a radiotherapy'],
  ['RTDOSE', 'a dose of a radiotherapy'],
  ['RTSTRUCT', 'outlines for a radiotherapy'],
  ['RTPLAN', 'a plan of a radiotherapy'],
  ['RTRECORD', 'a record of a radiotherapy'],
  ['RTINTENT', 'a plan of a radiotherapy'],
  ['RTRAD', 'a plan of a radiotherapy'],
  ['RTSEGANN', 'outlines for a radiotherapy'],
  ['CTPROTOCOL', 'settings of a CT scanner'],
  ['XAPROTOCOL', 'settings of an X-ray machine'],
  ['TEXTUREMAP', 'a surface for a 3D model'],
]);

/** Modalities of X-rays of teeth and jaws: taken inside the mouth, and panoramic (PS3.3, C.7.3.1.1.1). */
const DENTAL: ReadonlySet<string> = new Set(['IO', 'PX']);

const modalityIn = (data: DataSet): string => (data.string(TAGS.modality) ?? '').toUpperCase();

/** Returns true where the file says that it is an X-ray of teeth or jaws, so that nobody has to be asked. */
export const isDentalIn = (data: DataSet): boolean => DENTAL.has(modalityIn(data));

/** Kinds of object that have no picture, whatever their modality says (PS3.6, annex A). */
const OBJECTS: ReadonlyMap<string, string> = new Map([
  ['1.2.840.10008.1.3.10', 'the list of files of a disc (DICOMDIR)'],
  ['1.2.840.10008.5.1.4.1.1.104.1', 'a PDF document in DICOM'],
  ['1.2.840.10008.5.1.4.1.1.104.2', 'a document in DICOM'],
  ['1.2.840.10008.5.1.4.1.1.104.3', 'a 3D model in DICOM'],
]);

/**
 * Says in a sentence what a DICOM file holds when that is no plain X-ray; `null` when it is one or does not say. A kind
 * that the standard does not list is looked at like a file that does not say.
 */
export const otherContentIn = (data: DataSet): string | null => {
  const kind = data.string(TAGS.mediaClass) ?? data.string(TAGS.objectClass) ?? '';
  const object = OBJECTS.get(kind);
  if (object !== undefined) return `This file is ${object}.`;
  const modality = modalityIn(data);
  const other = OTHERS.get(modality);
  if (other !== undefined) return `This DICOM file is ${other} (kind ${modality}).`;
  const hasNoPicture = data.elements['x7fe00010'] === undefined && !data.elements[TAGS.rows];
  return hasNoPicture ? 'This DICOM file has no picture in it.' : null;
};

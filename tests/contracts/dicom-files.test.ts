import { expect, it } from 'vitest';
import { DICOM_TEXTS } from '../../contracts/texts/en/engine/dicom-files.ts';
import { dicomText } from '../../contracts/xray/dicom-kinds.ts';

it.each([
  [{ modality: 'MR' }, 'This DICOM file is a layer of an MRI scan (kind MR).'],
  [{ modality: 'ECG' }, 'This DICOM file is a recording of the heart (ECG) (kind ECG).'],
  [{ object: 'pdf' }, 'This file is a PDF document in DICOM.'],
  [{ object: 'noPicture' }, 'This DICOM file has no picture in it.'],
  [{ form: 'inColour' }, 'This DICOM file holds a picture in colour.'],
  [{ form: 'video' }, 'This DICOM file is a video.'],
  [{ form: 'unknownPacking' }, 'This DICOM file is packed in a way that we do not know.'],
] as const)('a DICOM file with %j is said to be what it is', (about, words) => {
  expect(dicomText(DICOM_TEXTS, about)).toBe(words);
});

/** Forms of a DICOM file that are not read. */
export type DicomForm =
  | 'video'
  | 'jpegXl'
  | 'highThroughputJpeg2000'
  | 'bigEndian'
  | 'deflated'
  | 'inColour'
  | 'twelveBits'
  | 'unknownPacking';

/** DICOM files that hold no picture, whatever their modality says. */
export type DicomObject = 'listOfDisc' | 'pdf' | 'document' | 'model' | 'noPicture';

/**
 * Kinds of recording that are no plain X-ray of the jaw, by the modality of PS3.3, C.7.3.1.1.1. Not listed are IO, PX,
 * DX, CR and RG, which are, and OT and HC, which do not say.
 */
export const OTHER_MODALITIES = [
  'CT',
  'MR',
  'US',
  'IVUS',
  'BDUS',
  'OPV',
  'ECG',
  'EPS',
  'HD',
  'EEG',
  'EMG',
  'EOG',
  'RESP',
  'AU',
  'NM',
  'PT',
  'XA',
  'RF',
  'MG',
  'BMD',
  'PA',
  'BI',
  'DG',
  'LS',
  'OSS',
  'M3D',
  'STAIN',
  'TG',
  'ES',
  'XC',
  'GM',
  'SM',
  'CFM',
  'DMS',
  'OP',
  'OPM',
  'OPT',
  'OPTBSV',
  'OPTENF',
  'OCT',
  'IVOCT',
  'OAM',
  'AR',
  'KER',
  'LEN',
  'SRF',
  'VA',
  'IOL',
  'SR',
  'DOC',
  'KO',
  'PR',
  'SEG',
  'REG',
  'FID',
  'ANN',
  'RWV',
  'SMR',
  'ASMT',
  'PLAN',
  'POS',
  'RTIMAGE',
  'RTDOSE',
  'RTSTRUCT',
  'RTPLAN',
  'RTRECORD',
  'RTINTENT',
  'RTRAD',
  'RTSEGANN',
  'CTPROTOCOL',
  'XAPROTOCOL',
  'TEXTUREMAP',
] as const;
export type OtherModality = (typeof OTHER_MODALITIES)[number];

/** What is known of a DICOM file that is not read. */
export type AboutDicom =
  | { readonly form: DicomForm }
  | { readonly object: DicomObject }
  | { readonly modality: OtherModality };

/** What each language says of a DICOM file that is not read. */
export type DicomTexts = {
  readonly forms: Readonly<Record<DicomForm, string>>;
  readonly objects: Readonly<Record<DicomObject, string>>;
  /** What is recorded, in words that stand inside the sentence of `modality`. */
  readonly modalities: Readonly<Record<OtherModality, string>>;
  readonly modality: (what: string, code: OtherModality) => string;
};

/** Says in a sentence what a DICOM file is. */
export const dicomText = (texts: DicomTexts, about: AboutDicom): string => {
  if ('form' in about) return texts.forms[about.form];
  if ('object' in about) return texts.objects[about.object];
  return texts.modality(texts.modalities[about.modality], about.modality);
};

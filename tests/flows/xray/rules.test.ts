import { describe, expect, it } from 'vitest';
import { kindOfName } from '../../../contracts/xray/file-kinds.ts';
import { XRAY_REFUSAL_TEXTS } from '../../../contracts/texts/en/xray-files.ts';
import { refusalText } from '../../../contracts/xray/xray-files.ts';
import { shownBullets } from '../../../machines/xray/rules/bullets.ts';
import { bandOf } from '../../../contracts/rules/confidence-band.ts';
import { refusalOf } from '../../../machines/xray/rules/file-check.ts';

const TEN_MB = 10_485_760;
const file = { name: 'film.jpg', type: 'image/jpeg', size: 2000 };

describe('a chosen file', () => {
  it('[XRAY-05] [XRAY-06] may be a JPEG or a PNG', () => {
    expect(refusalOf(file)).toBeNull();
    expect(refusalOf({ ...file, type: 'image/png' })).toBeNull();
  });

  it('may be a DICOM file, which browsers know by name only', () => {
    expect(refusalOf({ ...file, name: 'FILM.DCM', type: '' })).toBeNull();
    expect(refusalOf({ ...file, name: 'film.dcm', type: 'text/html' })).toBe('wrongType');
  });

  it.each(['IM000001', '1.2.840.113619.2.55.3', 'film.DICOM', 'film.dic', 'OPG.IMA'])(
    'may be a DICOM file that is called %s, as discs of clinics have it',
    (name) => {
      expect(refusalOf({ ...file, name, type: '' })).toBeNull();
      expect(refusalOf({ ...file, name, type: 'text/plain' })).toBe('wrongType');
    },
  );

  it('is no DICOM file by any other name', () => {
    for (const name of ['film.jpg', 'notes.xyz', 'scan.dcm.zip', 'mp3.mp3x', 'film.dcm2'])
      expect(refusalOf({ ...file, name, type: '' }), name).toBe('wrongType');
  });

  it('[XRAY-07] is refused when it is of another type, in the words of the documents', () => {
    expect(refusalOf({ ...file, type: 'application/pdf' })).toBe('wrongType');
    expect(refusalOf({ ...file, type: '' })).toBe('wrongType');
    expect(XRAY_REFUSAL_TEXTS.wrongType).toBe('Please select a JPEG or PNG image file.');
  });

  it('is named where a browser knows it by its type or its name, and only then', () => {
    const kind = (name: string, type: string) => kindOfName({ name, type });
    expect(kind('film.jpg', 'application/pdf')).toBe('pdf');
    expect(kind('IMG_1.HEIC', '')).toBe('heic');
    expect(kind('scan.tiff', 'image/tiff')).toBe('tiff');
    // The type counts where there is one.
    expect(kind('film.pdf', 'image/jpeg')).toBeNull();
    expect(kind('film', '')).toBeNull();
    expect(refusalText('Choose another.', 'This is a video.')).toBe(
      'This is a video. Choose another.',
    );
    expect(refusalText('Choose another.', null)).toBe('Choose another.');
  });

  it('[XRAY-08] is refused over 10 MB, and not at exactly 10 MB', () => {
    expect(refusalOf({ ...file, size: TEN_MB })).toBeNull();
    expect(refusalOf({ ...file, size: TEN_MB + 1 })).toBe('tooLarge');
    expect(XRAY_REFUSAL_TEXTS.tooLarge).toBe('File size must be less than 10MB.');
  });

  it('is refused when nothing is in it', () => {
    expect(refusalOf({ ...file, size: 0 })).toBe('empty');
  });
});

describe('confidence', () => {
  it('[XRAY-16] [CONST-40] is high from 80', () =>
    expect([100, 80].map(bandOf)).toEqual(['high', 'high']));

  it('[XRAY-17] [CONST-40] is medium from 60', () =>
    expect([79.5, 79, 60].map(bandOf)).toEqual(['medium', 'medium', 'medium']));

  it('[XRAY-18] [CONST-40] is low below', () =>
    expect([59, 0].map(bandOf)).toEqual(['low', 'low']));
});

describe('points of a diagnosis', () => {
  it('[REAN-17] [CONST-41] are the first two', () => {
    expect(shownBullets(['a', 'b', 'c']).map(({ text }) => text)).toEqual(['a', 'b']);
  });

  it('[REAN-18] [REAN-19] [CONST-42] are cut over 150 characters, with the whole text beside', () => {
    const [whole, cut] = shownBullets(['x'.repeat(150), 'y'.repeat(151)]);
    expect(whole).toEqual({ text: 'x'.repeat(150), full: null });
    expect(cut).toEqual({ text: `${'y'.repeat(150)}…`, full: 'y'.repeat(151) });
  });

  it('are never cut inside a character', () => {
    expect(shownBullets(['🦷'.repeat(151)])[0]?.text).toBe(`${'🦷'.repeat(150)}…`);
  });
});

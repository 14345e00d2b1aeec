type Kind = {
  /** Says what the file is, and how to get a picture of it. */
  readonly about: string;
  /** Names and types by which a browser knows it, in small letters. */
  readonly names: readonly string[];
  /** What stands at some place among its first bytes, as Latin-1; all of one list must stand there. */
  readonly marks: readonly (readonly (readonly [at: number, text: string])[])[];
};

const ZIP = 'This is a packed archive or an office document.';
const PHONE_PHOTO =
  'This is a HEIC photo, as phones save them. Share it as JPEG, or set the camera to “Most Compatible”.';
const OPEN_AND_SAVE = 'Open it in a program for pictures and save it as JPEG.';

/** Kinds of file that people choose for a picture, told by their content (the server) or their name (the page). */
const KINDS: readonly Kind[] = [
  {
    about: PHONE_PHOTO,
    names: ['.heic', '.heif', 'image/heic', 'image/heif'],
    marks: ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'].map((brand) => [
      [4, `ftyp${brand}`],
    ]),
  },
  {
    about: `This is an AVIF picture. ${OPEN_AND_SAVE}`,
    names: ['.avif', 'image/avif'],
    marks: [[[4, 'ftypavif']], [[4, 'ftypavis']]],
  },
  {
    about: `This is a TIFF picture. ${OPEN_AND_SAVE}`,
    names: ['.tif', '.tiff', 'image/tiff'],
    marks: [[[0, 'II*\0']], [[0, 'MM\0*']], [[0, 'II+\0']], [[0, 'MM\0+']]],
  },
  {
    about: `This is a WebP picture. ${OPEN_AND_SAVE}`,
    names: ['.webp', 'image/webp'],
    marks: [
      [
        [0, 'RIFF'],
        [8, 'WEBP'],
      ],
    ],
  },
  {
    about: `This is a BMP picture. ${OPEN_AND_SAVE}`,
    names: ['.bmp', 'image/bmp'],
    marks: [
      [
        [0, 'BM'],
        [6, '\0\0\0\0'],
      ],
    ],
  },
  {
    about: `This is a GIF picture. ${OPEN_AND_SAVE}`,
    names: ['.gif', 'image/gif'],
    marks: [[[0, 'GIF8']]],
  },
  {
    about: `This is a JPEG 2000 picture. ${OPEN_AND_SAVE}`,
    names: ['.jp2', '.j2k', '.jpx', 'image/jp2'],
    marks: [[[4, 'jP  \r\n']], [[0, '\u00ff\u004f\u00ff\u0051']]],
  },
  {
    about: `This is a JPEG XL picture. ${OPEN_AND_SAVE}`,
    names: ['.jxl', 'image/jxl'],
    marks: [[[4, 'JXL \r\n']], [[0, '\u00ff\u000a']]],
  },
  {
    about: `This is a Photoshop document. ${OPEN_AND_SAVE}`,
    names: ['.psd', 'image/vnd.adobe.photoshop'],
    marks: [[[0, '8BPS']]],
  },
  {
    about: 'This is a PDF document. Open it and take a screenshot of the X-ray in it.',
    names: ['.pdf', 'application/pdf'],
    marks: [[[0, '%PDF-']]],
  },
  {
    about: 'This is a video. Stop it where the X-ray is seen and take a screenshot.',
    names: ['.mp4', '.mov', '.avi', '.webm', 'video/mp4', 'video/quicktime', 'video/webm'],
    marks: [
      [[4, 'ftyp']],
      [
        [0, 'RIFF'],
        [8, 'AVI '],
      ],
      [[0, '\u001a\u0045\u00df\u00a3']],
    ],
  },
  {
    about: `${ZIP} Take the X-ray out of it and choose that file.`,
    names: ['.zip', '.rar', '.7z', '.gz', '.docx', '.pptx', '.doc', 'application/zip'],
    marks: [
      'PK\u0003\u0004',
      'Rar!',
      '7z\u00bc\u00af',
      '\u001f\u008b\u0008',
      '\u00d0\u00cf\u0011\u00e0',
    ].map((text) => [[0, text]]),
  },
  {
    about: 'This is a drawing or a page of the web. Take a screenshot of the X-ray in it.',
    names: ['.svg', '.htm', '.html', 'image/svg+xml', 'text/html'],
    marks: ['<svg', '<?xml', '<html', '<HTML', '<!doctype', '<!DOCTYPE'].map((text) => [[0, text]]),
  },
  {
    about: 'This is a 3D scan of teeth, which shows their surface only.',
    names: ['.stl', '.ply', '.obj', 'model/stl'],
    marks: [[[0, 'solid ']], [[0, 'ply\n']], [[0, 'ply\r']]],
  },
];

/** Bytes of a file that are enough for `aboutFirstBytes`. */
export const FIRST_BYTES = 32;

/** Says what a file is by its first bytes, as Latin-1; `null` when that is not known. */
export const aboutFirstBytes = (first: string): string | null =>
  KINDS.find(({ marks }) =>
    marks.some((all) => all.every(([at, text]) => first.startsWith(text, at))),
  )?.about ?? null;

/** Says what a file is by the type that a browser gives it, or else by its name; `null` when that is not known. */
export const aboutName = (file: {
  readonly name: string;
  readonly type: string;
}): string | null => {
  const [name, type] = [file.name.toLowerCase(), file.type.toLowerCase()];
  const isOf = (known: string): boolean =>
    known.startsWith('.') ? type === '' && name.endsWith(known) : known === type;
  return KINDS.find(({ names }) => names.some(isOf))?.about ?? null;
};

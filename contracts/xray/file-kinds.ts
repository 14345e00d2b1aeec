/** Kinds of file that people choose in place of a picture that can be read. */
export type FileKind =
  | 'heic'
  | 'avif'
  | 'tiff'
  | 'webp'
  | 'bmp'
  | 'gif'
  | 'jpeg2000'
  | 'jpegXl'
  | 'photoshop'
  | 'pdf'
  | 'video'
  | 'archive'
  | 'webPage'
  | 'surfaceScan';

type Known = {
  readonly kind: FileKind;
  /** Names and types by which a browser knows it, in small letters. */
  readonly names: readonly string[];
  /** What stands at some place among its first bytes, as Latin-1; all of one list must stand there. */
  readonly marks: readonly (readonly (readonly [at: number, text: string])[])[];
};

/** Each kind is told by its content (the server) or its name (the page). */
const KINDS: readonly Known[] = [
  {
    kind: 'heic',
    names: ['.heic', '.heif', 'image/heic', 'image/heif'],
    marks: ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'].map((brand) => [
      [4, `ftyp${brand}`],
    ]),
  },
  {
    kind: 'avif',
    names: ['.avif', 'image/avif'],
    marks: [[[4, 'ftypavif']], [[4, 'ftypavis']]],
  },
  {
    kind: 'tiff',
    names: ['.tif', '.tiff', 'image/tiff'],
    marks: [[[0, 'II*\0']], [[0, 'MM\0*']], [[0, 'II+\0']], [[0, 'MM\0+']]],
  },
  {
    kind: 'webp',
    names: ['.webp', 'image/webp'],
    marks: [
      [
        [0, 'RIFF'],
        [8, 'WEBP'],
      ],
    ],
  },
  {
    kind: 'bmp',
    names: ['.bmp', 'image/bmp'],
    marks: [
      [
        [0, 'BM'],
        [6, '\0\0\0\0'],
      ],
    ],
  },
  {
    kind: 'gif',
    names: ['.gif', 'image/gif'],
    marks: [[[0, 'GIF8']]],
  },
  {
    kind: 'jpeg2000',
    names: ['.jp2', '.j2k', '.jpx', 'image/jp2'],
    marks: [[[4, 'jP  \r\n']], [[0, '\u00ff\u004f\u00ff\u0051']]],
  },
  {
    kind: 'jpegXl',
    names: ['.jxl', 'image/jxl'],
    marks: [[[4, 'JXL \r\n']], [[0, '\u00ff\u000a']]],
  },
  {
    kind: 'photoshop',
    names: ['.psd', 'image/vnd.adobe.photoshop'],
    marks: [[[0, '8BPS']]],
  },
  {
    kind: 'pdf',
    names: ['.pdf', 'application/pdf'],
    marks: [[[0, '%PDF-']]],
  },
  {
    kind: 'video',
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
    kind: 'archive',
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
    kind: 'webPage',
    names: ['.svg', '.htm', '.html', 'image/svg+xml', 'text/html'],
    marks: ['<svg', '<?xml', '<html', '<HTML', '<!doctype', '<!DOCTYPE'].map((text) => [[0, text]]),
  },
  {
    kind: 'surfaceScan',
    names: ['.stl', '.ply', '.obj', 'model/stl'],
    marks: [[[0, 'solid ']], [[0, 'ply\n']], [[0, 'ply\r']]],
  },
];

/** Bytes of a file that are enough for `kindOfFirstBytes`. */
export const FIRST_BYTES = 32;

/** Tells the kind of a file by its first bytes, as Latin-1; `null` when it is not known. */
export const kindOfFirstBytes = (first: string): FileKind | null =>
  KINDS.find(({ marks }) =>
    marks.some((all) => all.every(([at, text]) => first.startsWith(text, at))),
  )?.kind ?? null;

/** Tells the kind of a file by the type that a browser gives it, or else by its name; `null` when it is not known. */
export const kindOfName = (file: {
  readonly name: string;
  readonly type: string;
}): FileKind | null => {
  const [name, type] = [file.name.toLowerCase(), file.type.toLowerCase()];
  const isOf = (known: string): boolean =>
    known.startsWith('.') ? type === '' && name.endsWith(known) : known === type;
  return KINDS.find(({ names }) => names.some(isOf))?.kind ?? null;
};

/** The pieces of an encapsulated picture (PS3.5, annex A.4): each behind this tag and its length, in little endian. */
const ITEM = 0xe0_00_ff_fe;
const HEAD = 8;

/** No picture lies in more pieces; a file of nothing but empty ones would take long to walk. */
const PIECES_MAX = 1000;

type Piece = { readonly at: number; readonly bytes: Buffer };

/** The pieces up to the first thing that is none. @returns `null` where one is cut off, or there are too many */
const piecesIn = (content: Buffer): Piece[] | null => {
  const pieces: Piece[] = [];
  let at = 0;
  while (at + HEAD <= content.length && content.readUInt32LE(at) === ITEM) {
    const from = at + HEAD;
    const to = from + content.readUInt32LE(at + 4);
    if (to > content.length || pieces.length > PIECES_MAX) return null;
    pieces.push({ at, bytes: content.subarray(from, to) });
    at = to;
  }
  return pieces;
};

/**
 * The first frame of an encapsulated picture: all pieces before that at which the table of frames says that the second
 * begins. Without such a table a file of several frames cannot be told from one of several pieces: all of it is the first.
 * @returns `null` where there is none
 */
export const firstFrame = (content: Buffer): Buffer | null => {
  const [table, ...pieces] = piecesIn(content) ?? [];
  const first = pieces[0];
  if (!table || !first) return null;
  const second =
    table.bytes.length >= 2 * 4 ? table.bytes.readUInt32LE(4) : Number.POSITIVE_INFINITY;
  const own = pieces.filter((piece, index) => index === 0 || piece.at - first.at < second);
  return Buffer.concat(own.map(({ bytes }) => bytes));
};

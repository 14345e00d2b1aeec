/**
 * Tag of a fragment of an encapsulated picture (PS3.5, annex A.4), and bytes of the tag with its length, in little
 * endian.
 */
const ITEM = 0xe0_00_ff_fe;
const HEAD = 8;

/** Most fragments of a picture: a file of nothing but empty ones would take long to walk. */
const PIECES_MAX = 1000;

type Piece = { readonly at: number; readonly bytes: Buffer };

/** Lists the fragments up to the first other element. @returns `null` when one is truncated, or there are too many */
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
 * Returns the first frame of an encapsulated picture: all fragments before the offset at which the offset table says
 * that the second frame begins. Several frames cannot be told from several fragments when there is no such table: all
 * of it is the first.
 * @returns `null` when there is none
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

import type { Projection, XrayBox, XrayPlace } from '../../contracts/xray/xray.ts';

/** Share of a panoramic picture's width beside its middle that shows the front teeth. */
const FRONT = 0.09;

const third = (value: number): 0 | 1 | 2 => (value < 1 / 3 ? 0 : value < 2 / 3 ? 1 : 2);

/**
 * Returns the place of a box. Jaw and tooth are not told: by their usual place on a panoramic picture the jaw of 5 of
 * 14 marks on real radiographs would have been wrong.
 */
export const placeOf = (box: XrayBox, projection: Projection): XrayPlace => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (projection === 'intraoral') {
    return {
      frame: 'picture',
      row: (['top', 'middle', 'bottom'] as const)[third(y)],
      column: (['left', 'middle', 'right'] as const)[third(x)],
    };
  }
  if (Math.abs(x - 0.5) < FRONT) return { frame: 'mouth', side: 'front' };
  // The picture is seen from the front, as the dentist sees the patient: its left is right in the mouth.
  return { frame: 'mouth', side: x < 0.5 ? 'right' : 'left' };
};

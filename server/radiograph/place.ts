import type { MouthRegion, Projection, XrayBox, XrayPlace } from '../../contracts/xray/xray.ts';

/** Ends of each kind of teeth on a panoramic picture, from its middle, in shares of its width. */
const ENDS: readonly (readonly [MouthRegion, number])[] = [
  ['front', 0.076],
  ['canine', 0.115],
  ['premolar', 0.19],
  ['firstMolar', 0.245],
  ['secondMolar', 0.298],
];

const third = (value: number): 0 | 1 | 2 => (value < 1 / 3 ? 0 : value < 2 / 3 ? 1 : 2);

/** Height between the rows of teeth when nothing else is known of it. */
const MIDDLE = 0.5;

/** Returns the place of a box; `bite` is the height between the rows of teeth above or below its middle, 0 to 1. */
export const placeOf = (box: XrayBox, projection: Projection, bite = MIDDLE): XrayPlace => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (projection === 'intraoral') {
    return {
      frame: 'picture',
      row: (['top', 'middle', 'bottom'] as const)[third(y)],
      column: (['left', 'middle', 'right'] as const)[third(x)],
    };
  }
  const off = Math.abs(x - 0.5);
  return {
    frame: 'mouth',
    arch: y < bite ? 'upper' : 'lower',
    // The picture is seen from the front, as the dentist sees the patient: its left is right in the mouth.
    side: x < 0.5 ? 'right' : 'left',
    region: ENDS.find(([, end]) => off < end)?.[0] ?? 'wisdomTooth',
  };
};

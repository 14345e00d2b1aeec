/** Parts of a jaw as a panoramic picture shows them, in the order of their numbers on the drawing. */
export const JAW_PARTS = [
  'upperTeeth',
  'lowerTeeth',
  'wisdomTeeth',
  'jawJoint',
  'nose',
  'jawBone',
  'chin',
] as const;
export type JawPart = (typeof JAW_PARTS)[number];

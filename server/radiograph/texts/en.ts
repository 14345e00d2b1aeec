import type {
  DetectionId,
  MouthRegion,
  QualityId,
  RefusalReason,
} from '../../../contracts/xray/xray.ts';

type By<Id extends string> = Readonly<Record<Id, string>>;

/** All that is said of a radiograph, by id: an id without its words does not compile. */
export type RadiographTexts = {
  readonly detections: By<DetectionId>;
  readonly refusals: By<RefusalReason>;
  /** What makes a picture hard to read, and what helps. */
  readonly quality: By<QualityId>;
  readonly regions: By<MouthRegion>;
  readonly arches: By<'upper' | 'lower'>;
  readonly sides: By<'left' | 'right'>;
  readonly rows: By<'top' | 'middle' | 'bottom'>;
  readonly columns: By<'left' | 'middle' | 'right'>;
  /** Words of a place in the mouth, and of one in the picture. */
  readonly inMouth: (words: By<'arch' | 'side' | 'region'>) => string;
  readonly inPicture: (words: By<'row' | 'column'>) => string;
  readonly middleOfPicture: string;
  readonly found: (count: number) => string;
  readonly foundNothing: string;
  readonly embedded: string;
  readonly trained: string;
  /**
   * A finding as a sentence for the questionnaire, and the words in it, which name nothing that the patient has not
   * told.
   */
  readonly told: (words: By<'what' | 'where'> & { readonly confidence: number }) => string;
  readonly toldDetections: By<DetectionId>;
  readonly toldRegions: By<MouthRegion>;
  /** Said when the analysis has failed and can be tried again. */
  readonly failed: string;
  readonly pictureGone: string;
};

export const EN: RadiographTexts = {
  detections: {
    darkAreaAtRoot: 'Dark area at a root, may be an inflammation',
    darkAreaInTooth: 'Dark area in a tooth, may be decay',
    lowBone: 'The edge of the bone lies low',
    metal: 'Metal, such as an implant, a post or a wire',
    restoration: 'Filling or crown',
  },
  refusals: {
    blank:
      'There is nothing to see on this picture. Please send the X-ray again, with the whole film in the picture.',
    colour:
      'This looks like a photo in colour. Please send the X-ray itself: the file from your dentist, or a straight photo of the film against a white light.',
    document:
      'This looks like a page with writing. Please send the X-ray picture itself, not the report.',
    notTeeth:
      'This does not look like an X-ray of teeth. Please send a dental X-ray: a small film of a few teeth, or the wide one of the whole mouth.',
    screen:
      'This looks like a picture of a screen with writing. Please send only the X-ray, without the program around it.',
  },
  quality: {
    tooDark:
      'The picture is dark. Ask for the file itself, or take it again against a white light.',
    flat: 'Light and dark lie close together on this picture. Ask for the file itself: a photo of a film or of a screen loses contrast.',
    blurred:
      'The picture is blurred. Ask for the file itself, or take it again straight from above with a steady hand.',
    small: 'The picture is small, so a tooth is only a few dots wide. Ask for it in its full size.',
    cutOff:
      'The picture shows more of one side of the jaw than of the other. If a part was cut off, add the whole picture.',
  },
  regions: {
    front: 'front teeth',
    canine: 'canine',
    premolar: 'premolars',
    firstMolar: 'first molar',
    secondMolar: 'second molar',
    wisdomTooth: 'wisdom tooth',
  },
  arches: { upper: 'upper', lower: 'lower' },
  sides: { left: 'left', right: 'right' },
  rows: { top: 'top', middle: 'middle', bottom: 'bottom' },
  columns: { left: 'left', middle: 'middle', right: 'right' },
  inMouth: ({ arch, side, region }) => `${arch} jaw, your ${side} side, near the ${region}`,
  inPicture: ({ row, column }) => `${row} ${column} of the picture`,
  middleOfPicture: 'middle of the picture',
  found: (count) =>
    count === 1
      ? 'One place on this X-ray is for a dentist to look at.'
      : `${count} places on this X-ray are for a dentist to look at.`,
  foundNothing:
    'Nothing stood out on this X-ray. That does not mean that your teeth are healthy: much cannot be seen this way.',
  embedded:
    'This is a screening aid and not a trained diagnostic model. It looks for bright and dark places, and it was only ever measured on made-up pictures. It can miss things and mark things that are fine. Only a dentist can say what an X-ray shows.',
  told: ({ what, where, confidence }) =>
    `The picture may show: ${what} (${where}; confidence ${confidence} of 100).`,
  toldDetections: {
    darkAreaAtRoot: 'dark area at a root',
    darkAreaInTooth: 'dark area in a tooth',
    lowBone: 'the edge of the bone lies low',
    metal: 'metal, such as an implant, a post or a wire',
    restoration: 'filling or crown',
  },
  toldRegions: {
    front: 'front teeth',
    canine: 'canine',
    premolar: 'premolars',
    firstMolar: 'first molar',
    secondMolar: 'second molar',
    wisdomTooth: 'end of the row of teeth',
  },
  failed:
    'This X-ray could not be analysed. It is kept, and you can try again. A dentist can read it in any case.',
  pictureGone: 'The picture is not there any more. Please add it again.',
  trained:
    'This was read by a model that the operator of this service has set up. It can miss things and mark things that are fine. Only a dentist can say what an X-ray shows.',
};

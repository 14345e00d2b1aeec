import type { DetectionId, Projection, QualityId, RefusalReason } from '../../../xray/xray.ts';

type By<Id extends string> = Readonly<Record<Id, string>>;

/** All that is said of a radiograph, by id: an id without its words does not compile. */
export type RadiographTexts = {
  readonly detections: By<DetectionId>;
  readonly refusals: By<RefusalReason>;
  /** What makes a picture hard to read, and what helps. */
  readonly quality: By<QualityId>;
  /** Places in the mouth. */
  readonly sides: By<'left' | 'front' | 'right'>;
  readonly rows: By<'top' | 'middle' | 'bottom'>;
  readonly columns: By<'left' | 'middle' | 'right'>;
  readonly inPicture: (words: By<'row' | 'column'>) => string;
  readonly middleOfPicture: string;
  readonly foundNothing: string;
  /** What a trained model has marked, and what that is worth. */
  readonly found: (count: number) => string;
  readonly trained: string;
  /** Said where the person, and not the X-ray gate, has told what the picture shows, or could not tell either. */
  readonly toldDental: string;
  readonly nobodyTold: string;
  /** What the embedded analyzer has marked, how often such marks were right, and what it is. */
  readonly foundBright: (count: number) => string;
  readonly measured: (confidence: number) => string;
  readonly embedded: string;
  /**
   * A finding as a sentence for the questionnaire, and the words in it, which name nothing that the patient has not
   * told.
   */
  readonly told: (words: By<'what' | 'where'> & { readonly confidence: number }) => string;
  readonly toldDetections: By<DetectionId>;
  /** Said when the analysis has failed and can be tried again. */
  readonly failed: string;
  readonly pictureGone: string;
  readonly engine: EngineTexts;
};

/** What is said of the model that has read a picture, by its model card. */
type EngineTexts = {
  readonly readBy: (words: By<'name' | 'version'> & { readonly licence: string | null }) => string;
  readonly measured: (words: { readonly on: string; readonly pictures: string }) => string;
  /** The figures of one label, each of 100. */
  readonly ofLabel: (words: {
    readonly what: string;
    readonly sensitivity: number;
    readonly precision: number;
  }) => string;
  readonly notMeasured: string;
  /** Said in place of a summary when the model was not made for such pictures. */
  readonly notMeant: By<Projection>;
};

export const RADIOGRAPH: RadiographTexts = {
  detections: {
    darkAreaAtRoot: 'Dark area at a root, may be an inflammation',
    darkAreaInTooth: 'Dark area in a tooth, may be decay',
    lowBone: 'The edge of the bone lies low',
    metal: 'Metal, such as an implant, a post or a wire',
    restoration: 'Filling or crown',
    brightArea: 'Very bright area: a filling, a crown or other metal',
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
  sides: { left: 'your left side', front: 'your front teeth', right: 'your right side' },
  rows: { top: 'top', middle: 'middle', bottom: 'bottom' },
  columns: { left: 'left', middle: 'middle', right: 'right' },
  inPicture: ({ row, column }) => `${row} ${column} of the picture`,
  middleOfPicture: 'middle of the picture',
  found: (count) =>
    count === 1
      ? 'One place on this X-ray is for a dentist to look at.'
      : `${count} places on this X-ray are for a dentist to look at.`,
  foundNothing: 'No marks. This does not mean that all is well.',
  foundBright: (count) =>
    count === 1
      ? 'One very bright area is marked on this X-ray: a filling, a crown or other metal.'
      : `${count} very bright areas are marked on this X-ray: fillings, crowns or other metal.`,
  measured: (confidence) =>
    `The figure beside a mark means: of 100 such marks on real X-rays about ${confidence} were right.`,
  embedded:
    'This is a screening aid and not a trained diagnostic model. It marks very bright areas alone, and it misses many of them. It does not look for dark areas, decay or the bone. Only a dentist can say what an X-ray shows.',
  toldDental: 'You told us that this is a dental X-ray.',
  nobodyTold:
    'Nobody has said that this picture shows teeth: our program could not tell, and you were not sure. So nothing is marked on it, which says nothing about your teeth. A dentist can say what it shows.',
  told: ({ what, where, confidence }) =>
    `The picture may show: ${what} (${where}; confidence ${confidence} of 100).`,
  toldDetections: {
    darkAreaAtRoot: 'dark area at a root',
    darkAreaInTooth: 'dark area in a tooth',
    lowBone: 'the edge of the bone lies low',
    metal: 'metal, such as an implant, a post or a wire',
    restoration: 'filling or crown',
    brightArea: 'very bright area, as a filling, a crown or other metal has it',
  },
  failed:
    'This X-ray could not be analysed. It is kept, and you can try again. A dentist can read it in any case.',
  pictureGone: 'The picture is not there any more. Please add it again.',
  trained:
    'This was read by a model that the operator of this service has set up. It can miss things and mark things that are fine. Only a dentist can say what an X-ray shows.',
  engine: {
    readBy: ({ name, version, licence }) =>
      `Read by ${name} ${version}${licence === null ? '' : ` (${licence})`}.`,
    measured: ({ on, pictures }) => `Measured: ${on}, ${pictures} pictures.`,
    ofLabel: ({ what, sensitivity, precision }) =>
      `${what}: it finds ${sensitivity} of 100 that are there, and ${precision} of 100 of its marks are right.`,
    notMeasured: 'Its makers have told no measured figures.',
    notMeant: {
      intraoral:
        'The program that reads X-rays here was made for pictures of the whole mouth, and has not looked at this small one. A dentist can read it in any case.',
      panoramic:
        'The program that reads X-rays here was made for small films of a few teeth, and has not looked at this wide one. A dentist can read it in any case.',
    },
  },
};

/** Exclusive option of a checkbox question: nothing on the list applies. */
export const NONE = 'None of these';

/** Option of a question whose answer a patient may not know. It is read as nothing. */
export const NOT_SURE = 'Not sure';

/** Danger signs of an infection or of the airway; asked in every category. */
export const DANGER_SIGNS = {
  question: 'Do you have any of these right now?',
  type: 'checkbox',
  hint: 'These signs tell how fast you need help.',
  options: [
    'Hard to breathe, or a muffled voice',
    'Cannot swallow water, or saliva runs out of the mouth',
    'Swallowing hurts and only sips go down',
    'Swelling under the tongue, the chin or both sides of the jaw',
    'Face swelling that grows fast or nears the eye or neck',
    'A swollen, closing or painful eye',
    'Mouth opens only about one finger, new within days',
    'Fever of 38 °C (100.4 °F) or more, or shivering',
    'Confused or very drowsy',
    NONE,
  ],
  exclusive: [NONE],
} as const;

/** Injuries and removals; asked in every category. */
export const EVENTS = {
  question: 'Has any of this happened in the last days?',
  type: 'checkbox',
  hint: 'Think of falls, blows, accidents and visits to a dentist.',
  options: [
    'A permanent tooth was knocked fully out',
    'A blow pushed or loosened a tooth',
    'After a blow the teeth no longer meet as before',
    'After a blow the cheek is flat or you feel a ridge in the bone',
    'After a blow: fainted, vomited or confused',
    'After a blow: double or poor vision',
    'A tooth or filling broke',
    'A broken piece went missing, with new cough or wheeze',
    'A dentist took a tooth out',
    NONE,
  ],
  exclusive: [NONE],
} as const;

/** Warning signs of the whole body and of slow disease; asked in every category. */
export const BODY_SIGNS = {
  question: 'Does any of this apply to you?',
  type: 'checkbox',
  hint: 'Some of these can look like a dental problem but need other help.',
  options: [
    'Bleeding that 20 minutes of firm pressure did not stop',
    'Jaw pain that effort brings on and rest takes away',
    'Jaw pain with sweating, breathlessness or a heavy chest',
    'More painkillers in one day than the packet allows',
    'New numb lip, chin, cheek or tongue, not from an injection',
    'A mouth sore that has not healed for over 3 weeks',
    'A lump in the neck',
    'Uncontrolled diabetes, or medicine that weakens immunity',
    'For a child: hardly any urine, no tears or very sleepy',
    NONE,
  ],
  exclusive: [NONE],
} as const;

import type { XrayQuestionId } from '../../rules/xray-questions.ts';
import type { JawPart } from '../../xray/jaw-parts.ts';

const QUESTIONS: Readonly<Record<XrayQuestionId, string>> = {
  whatYouSee: 'What do you see on this X-ray? Please show me where.',
  whatToDo: 'Does anything on it need treatment, and how soon?',
  nextPicture: 'Do I need another X-ray, and when?',
  tooDark: 'My copy is dark. Can you read yours, and may I have its file?',
  blurred: 'My copy is blurred. Is yours sharp, or does it have to be taken again?',
  small: 'My copy is small. May I have the X-ray in its full size?',
  cutOff: 'One side looks cut off on my copy. Is it whole on yours?',
};

const PARTS: Readonly<Record<JawPart, { readonly name: string; readonly about: string }>> = {
  upperTeeth: { name: 'Upper teeth', about: 'the upper row, with roots that point up' },
  lowerTeeth: { name: 'Lower teeth', about: 'the lower row, with roots that point down' },
  wisdomTeeth: { name: 'Wisdom teeth', about: 'the last ones of each row; many people have none' },
  jawJoint: { name: 'Jaw joint', about: 'the round upper end of the jaw, in front of each ear' },
  nose: { name: 'Nose', about: 'dark, because it is full of air' },
  jawBone: { name: 'Jaw bone', about: 'the grey arch that holds the lower teeth' },
  chin: { name: 'Chin', about: 'the middle of the lower edge' },
};

/** What helps a patient to look at an X-ray, and to ask about it. It says nothing of what is on the picture. */
export const XRAY_GUIDE = {
  qualityTitle: 'About the picture itself',
  questionsTitle: 'Questions for your dentist',
  questions: QUESTIONS,
  sides: {
    left: 'Your right',
    right: 'Your left',
    why: 'Your right side is on the left of the picture, because the dentist sees you from the front.',
    none: 'No sides are named: a small film does not say whether it shows your left or your right.',
  },
  legend: {
    title: 'What does such a picture show?',
    intro: 'A drawing of the whole jaw, with its parts named',
    bright:
      'Bright is what is dense: fillings most of all, then teeth and bone. Dark is air or soft tissue.',
    parts: PARTS,
  },
} as const;

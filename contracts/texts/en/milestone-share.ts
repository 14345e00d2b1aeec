/** The screens that share a milestone say this. */

export const shareByAnApp = 'Share by an app';
export const copyToClipboard = 'Copy to Clipboard';
export const whatAreYouGladOf = 'What are you glad of?';
export const sharedOn = (name: string | number): string => `Shared on ${name}`;
export const yourOwnWordsOptional = 'Your own words (optional)';
export const yourWordsSharedAsYouWrite =
  'Your words are shared as you write them. Your answers aren’t.';
export const whatOthersWillSee = 'What others will see';
export const shareToothwise = 'Share Toothwise';
export const weDontShareYourAnswers = 'We don’t share your answers.';
export const shareOnWhatsapp = 'Share on WhatsApp';
export const postToSocial = 'Post to Social';

/** What each milestone says; no text says anything about the person's health (SHARE-13, SHARE-15). */
export const MILESTONES = {
  teethChecked: {
    title: 'I checked on my teeth',
    description: 'Ten questions, answered in five minutes.',
    shareText: 'I took five minutes to check on my teeth. When did you last?',
  },
  visitPlanned: {
    title: 'My visit is planned',
    description: 'A dentist will have a look.',
    shareText: 'My next visit to the dentist is planned. When is yours?',
  },
  dentistSpokenTo: {
    title: 'I spoke to a dentist',
    description: 'By video, or in the chair.',
    shareText: 'I spoke to a dentist instead of putting it off.',
  },
  weekBrushed: {
    title: 'A week, twice a day',
    description: 'Two minutes in the morning, two at night.',
    shareText: 'A whole week of brushing for two minutes, twice a day.',
  },
} as const;

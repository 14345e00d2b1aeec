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

import type { Translated } from '../catalogue.ts';
import type * as english from '../en/milestone-share.ts';

/** The screens that share a milestone say this. */

export const shareByAnApp = 'किसी ऐप से शेयर करें';
export const copyToClipboard = 'कॉपी करें';
export const whatAreYouGladOf = 'आपको किस बात की ख़ुशी है?';
export const sharedOn = (name: string | number): string => `${name} पर शेयर हुआ`;
export const yourOwnWordsOptional = 'आपके अपने शब्द (ज़रूरी नहीं)';
export const yourWordsSharedAsYouWrite = 'आपके शब्द वैसे ही शेयर होते हैं जैसे आप लिखते हैं। आपके जवाब नहीं।';
export const whatOthersWillSee = 'दूसरे क्या देखेंगे';
export const shareToothwise = 'Toothwise शेयर करें';
export const weDontShareYourAnswers = 'हम आपके जवाब शेयर नहीं करते।';
export const shareOnWhatsapp = 'WhatsApp पर शेयर करें';
export const postToSocial = 'सोशल मीडिया पर डालें';

/** What each milestone says; no text says anything about the person's health (SHARE-13, SHARE-15). */
export const MILESTONES = {
  teethChecked: {
    title: 'मैंने अपने दाँतों का हाल जाना',
    description: 'दस सवाल, पाँच मिनट में।',
    shareText: 'मैंने पाँच मिनट में अपने दाँतों का हाल जाना। आपने पिछली बार कब जाना था?',
  },
  visitPlanned: {
    title: 'डॉक्टर से मिलना तय है',
    description: 'दाँतों के डॉक्टर देखेंगे।',
    shareText: 'दाँतों के डॉक्टर से मेरा मिलना तय हो गया है। आपका कब है?',
  },
  dentistSpokenTo: {
    title: 'दाँतों के डॉक्टर से बात हुई',
    description: 'वीडियो पर, या क्लिनिक में।',
    shareText: 'मैंने टाला नहीं, दाँतों के डॉक्टर से बात कर ली।',
  },
  weekBrushed: {
    title: 'एक हफ़्ता, दिन में दो बार',
    description: 'दो मिनट सुबह, दो मिनट रात को।',
    shareText: 'पूरे एक हफ़्ते, दिन में दो बार, दो-दो मिनट ब्रश किया।',
  },
} as const satisfies Translated<typeof english.MILESTONES>;

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

/** The screens around the assessment say this, and the history of the conversation. */

import type { Kept } from '../en/chat.ts';

export const clearingYourAnswers = 'आपके जवाब मिटाए जा रहे हैं...';
export const keptOnThisDeviceClosing = 'इस डिवाइस पर रखे हैं। बंद हो रहा है...';
export const youreUsingToothwiseInAnotherTab = 'Toothwise दूसरे टैब में खुला है';
export const goOnInThisTab = 'इसी टैब में आगे बढ़ें';
export const toKeepYourAnswersOnePlace =
  'आपके जवाब एक ही जगह रहें, इसलिए एक बार में एक ही टैब चल सकता है।';
export const yourResultIsNotDeletedYet = 'आपका नतीजा अभी हटा नहीं है';
export const leaveAnyway = 'फिर भी बाहर निकलें';
export const weCouldNotReachOurServer = (resultkeptdays: string | number): string =>
  `हमारे सर्वर से संपर्क नहीं हो पाया। अभी बाहर निकलने पर आपके जवाब यहाँ मिट जाएँगे, और नतीजा तब हटेगा जब आप इस ब्राउज़र में जाँच फिर खोलेंगे, या ${resultkeptdays} दिन बाद अपने आप।`;
export const yourResultStaysInYourAccount = 'आपका नतीजा आपके खाते में रहता है।';
export const youWouldLose = (answers: number, hasResult: boolean): string => {
  const result = hasResult ? ' और आपका नतीजा' : '';
  if (answers === 0) return `आपका लिखा हुआ${result} मिट ${hasResult ? 'जाएँगे' : 'जाएगा'}।`;
  if (answers === 1) return `आपका जवाब${result} मिट ${hasResult ? 'जाएँगे' : 'जाएगा'}।`;
  return `आपके ${answers} जवाब${result} मिट जाएँगे।`;
};
const STAYS: Readonly<Record<Kept, string>> = {
  words: 'आपका लिखा हुआ इस डिवाइस पर रह सकता है।',
  answers: 'आपके जवाब इस डिवाइस पर रह सकते हैं।',
  result: 'आपका नतीजा इस डिवाइस पर रह सकता है।',
};
export const canStayOnThisDevice = (kept: Kept): string => STAYS[kept];
const CLOSED: Readonly<Record<Kept, string>> = {
  words: 'बंद करें, और मेरा लिखा हुआ रखें',
  answers: 'बंद करें, और मेरे जवाब रखें',
  result: 'बंद करें, और मेरा नतीजा रखें',
};
export const closeAndKeep = (kept: Kept): string => CLOSED[kept];
export const leaveTheAssessment = 'जाँच से बाहर निकलें?';
export const exitAndClear = 'बाहर निकलें और मिटाएँ';
export const stay = 'यहीं रहें';
export const startANewAssessment = 'नई जाँच शुरू करें?';
export const startNew = 'नई जाँच शुरू करें';
export const logOut = 'लॉग आउट करें?';
export const youAnswered = 'आपका जवाब: ';
export const messagesWords = (count: number): string => `${count} संदेश`;
export const conversationHistory = (messages: string | number): string =>
  `पिछली बातचीत, ${messages}`;
export const conversationHistoryTitle = 'पिछली बातचीत';
export const saved = 'सहेजा गया';
export const closeTheHistory = 'पिछली बातचीत बंद करें';
export const messagesTitle = 'संदेश';
export const asked = 'पूछा गया: ';

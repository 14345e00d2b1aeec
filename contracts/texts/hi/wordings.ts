/** Days, lengths, browsers, topics and wishes are put into these words. */

export const week = (at: string | number): string => `हफ़्ता ${at}`;
export const toWords = (last: string | number): string => `${last} तक`;
export const thisWasAnEmergency = 'यह इमरजेंसी थी';
export const minutesWords = (minutes: number): string => `${minutes} मिनट`;
export const unknownBrowser = 'अनजान ब्राउज़र';
export const on = (browser: string | number, system: string | number): string =>
  `${system} पर ${browser}`;
export const noSuchMessagesSentYetWe =
  'ऐसे संदेश अभी नहीं भेजे जाते। आपकी पसंद हम आगे के लिए रख रहे हैं। कोड और आपकी बुकिंग के मेल हमेशा आते हैं।';
export const aMailBeforeVideoCallYou = 'आपकी बुक की हुई वीडियो कॉल से पहले एक मेल।';
export const noNewsletterSentYetWeKeep =
  'अभी कोई न्यूज़लेटर नहीं भेजा जाता। आपकी पसंद हम आगे के लिए रख रहे हैं।';
export const guidanceOnlyNoDentistHasExamined = (product: string | number): string =>
  `${product}। सिर्फ़ मार्गदर्शन: दाँतों के किसी डॉक्टर ने यह नहीं जाँचा है।`;
export const toothPain = 'दाँत का दर्द';
export const spotsAndSores = 'दाग़ और छाले';
export const gapsAndCrookedTeeth = 'ख़ाली जगह और टेढ़े दाँत';
export const looksOfTeeth = 'दाँतों की दिखावट';
export const tobaccoAndArecaNut = 'तंबाकू और सुपारी';
export const atTheDentists = 'दाँतों के डॉक्टर के यहाँ';
export const children = 'बच्चे';
export const pregnancy = 'गर्भावस्था';
export const notifications = 'सूचनाएँ';
export const reminders = 'याद दिलाना';
export const newsletter = 'न्यूज़लेटर';
export const emergencies = 'इमरजेंसी';
export const gums = 'मसूड़े';

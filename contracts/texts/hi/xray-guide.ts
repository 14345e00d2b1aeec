import type { XrayQuestionId } from '../../rules/xray-questions.ts';
import type { JawPart } from '../../xray/jaw-parts.ts';

const QUESTIONS: Readonly<Record<XrayQuestionId, string>> = {
  whatYouSee: 'इस एक्स-रे में आपको क्या दिखता है? कृपया मुझे दिखाइए कि कहाँ।',
  whatToDo: 'क्या इसमें किसी चीज़ का इलाज चाहिए, और कितनी जल्दी?',
  nextPicture: 'क्या मुझे एक और एक्स-रे चाहिए, और कब?',
  tooDark: 'मेरी कॉपी ज़्यादा काली है। क्या आपकी कॉपी पढ़ी जा सकती है, और क्या मुझे उसकी फ़ाइल मिल सकती है?',
  blurred: 'मेरी कॉपी धुँधली है। क्या आपकी साफ़ है, या एक्स-रे फिर से लेना होगा?',
  small: 'मेरी कॉपी छोटी है। क्या मुझे एक्स-रे पूरे आकार में मिल सकता है?',
  cutOff: 'मेरी कॉपी में एक तरफ़ का हिस्सा कटा लगता है। क्या आपकी पूरी है?',
};

const PARTS: Readonly<Record<JawPart, { readonly name: string; readonly about: string }>> = {
  upperTeeth: { name: 'ऊपर के दाँत', about: 'ऊपर की क़तार, जड़ें ऊपर की ओर' },
  lowerTeeth: { name: 'नीचे के दाँत', about: 'नीचे की क़तार, जड़ें नीचे की ओर' },
  wisdomTeeth: { name: 'अक़्ल दाढ़', about: 'हर क़तार के आख़िरी दाँत; कई लोगों के नहीं होते' },
  jawJoint: { name: 'जबड़े का जोड़', about: 'जबड़े का गोल ऊपरी सिरा, हर कान के आगे' },
  nose: { name: 'नाक', about: 'काली दिखती है, क्योंकि उसमें हवा है' },
  jawBone: { name: 'जबड़े की हड्डी', about: 'स्लेटी मेहराब जो नीचे के दाँत थामती है' },
  chin: { name: 'ठोड़ी', about: 'निचले किनारे का बीच' },
};

/** What helps a patient to look at an X-ray, and to ask about it. It says nothing of what is on the picture. */
export const XRAY_GUIDE = {
  qualityTitle: 'तस्वीर के बारे में',
  questionsTitle: 'अपने डॉक्टर से सवाल',
  questions: QUESTIONS,
  sides: {
    left: 'आपका दायाँ',
    right: 'आपका बायाँ',
    why: 'आपका दायाँ हिस्सा तस्वीर में बाईं ओर है, क्योंकि डॉक्टर आपको सामने से देखते हैं।',
    none: 'कोई तरफ़ नहीं लिखी है: छोटी फ़िल्म यह नहीं बताती कि वह आपका बायाँ दिखाती है या दायाँ।',
  },
  legend: {
    title: 'ऐसी तस्वीर में क्या दिखता है?',
    intro: 'पूरे जबड़े का चित्र, हिस्सों के नाम के साथ',
    bright:
      'जो चमकीला दिखता है वह ठोस है: सबसे ज़्यादा फ़िलिंग, फिर दाँत और हड्डी। जो काला दिखता है वह हवा या नरम माँस है।',
    parts: PARTS,
  },
} as const;

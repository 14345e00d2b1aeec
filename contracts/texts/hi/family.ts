import type { Translated } from '../catalogue.ts';
import type * as english from '../en/family.ts';

export const family = 'परिवार';
export const lookAfterOthers =
  'बच्चे, माता-पिता या किसी और को जोड़िए, और बताइए कि नतीजा या वीडियो कॉल किसके लिए है। उनका अपना लॉग इन नहीं होता: यहाँ उनके बारे में जो रखा है, वह आपके खाते का हिस्सा है। उसे आप देखते हैं, डॉक्टर वह देखते हैं जो आप उनकी कॉल में दिखाते हैं, और क्लिनिक के वे कर्मचारी भी देखते हैं जिन्हें आपका रिकॉर्ड खोलने की अनुमति है; ऐसा हर देखना दर्ज होता है।';
export const loadingFamily = 'आपका परिवार खोला जा रहा है';
export const nobodyYet = 'आपने अभी किसी को नहीं जोड़ा है। जो आप सेव या बुक करते हैं, वह आपका है।';
export const whoIsIt = 'आप किसे जोड़ना चाहते हैं?';
export const RELATIONS: Translated<typeof english.RELATIONS> = {
  child: 'मेरा बच्चा',
  parent: 'मेरी माँ या मेरे पिता',
  other: 'कोई और',
};
export const fullFamily = (most: number | string): string =>
  `आप ${most} लोगों का ध्यान रखते हैं; एक खाते में इससे ज़्यादा नहीं हो सकते।`;
export const facts = (relation: string, year: number | string): string =>
  `${relation}, जन्म ${year}`;
export const answeredFor = (guardian: string): string => `ज़िम्मेदारी: ${guardian}`;
export const grownUp = (name: string): string =>
  `${name} अब बालिग हैं। उनके लिए जो रखा है, वह आपके खाते में बना रहता है, और आप उसे हटा सकते हैं। जब तक वे सहमत न हों, उनके लिए कुछ नया नहीं हो सकता।`;
export const sayTheyAgree = 'बताइए कि वे सहमत हैं';
export const sayTheyAgreeOf = (name: string): string => `बताइए कि वे सहमत हैं: ${name}`;
export const correctDetails = 'जानकारी ठीक कीजिए';
export const correctDetailsOf = (name: string): string => `${name} की जानकारी ठीक कीजिए`;
export const downloadData = 'उनका डेटा डाउनलोड कीजिए';
export const downloadDataOf = (name: string): string => `उनका डेटा डाउनलोड कीजिए: ${name}`;
export const deletePerson = 'हटाइए';
export const deletePersonNamed = (name: string): string => `${name} को हटाइए`;
export const goOn = 'आगे बढ़िए';
export const noSuchYear = 'कृपया जन्म का साल देख लीजिए: उस साल में जन्मा कोई व्यक्ति जीवित नहीं हो सकता।';
export const confirmChild = (name: string): string =>
  `क्या आप ${name} के माता-पिता या कानूनी अभिभावक हैं?`;
export const confirmGrown = (name: string): string => `क्या ${name} सहमत हैं?`;
export const whyChild =
  '18 साल से कम उम्र के व्यक्ति की सेहत की जानकारी रखने से पहले कानून आपकी सहमति माँगता है। आप सहमत हैं कि इस बच्चे के नतीजे, एक्स-रे और बुकिंग आपके खाते में रखे जाएँ। आप उन्हें कभी भी हटा सकते हैं।';
export const whyGrown =
  'उनकी सेहत की जानकारी उनकी अपनी है। तभी आगे बढ़िए जब वे सहमत हों कि उनके नतीजे, एक्स-रे और बुकिंग आपके खाते में रखे जाएँ। आप उन्हें कभी भी हटा सकते हैं।';
export const yesGuardian = 'हाँ, और मैं सहमत हूँ';
export const yesGrown = 'हाँ, वे सहमत हैं';
export const notNow = 'अभी नहीं';
export const notReached =
  'हमारे सर्वर से संपर्क नहीं हो सका, इसलिए हमें नहीं पता कि यह हुआ या नहीं। कृपया फिर से कोशिश कीजिए।';
export const deleteQuestion = (name: string): string => `${name} को हटाना है?`;
export const allOfThisGoes =
  'यहाँ उनके लिए जो कुछ सेव हुआ था, सब तुरंत हटा दिया जाता है: नतीजे, एक्स-रे, बुकिंग और डॉक्टरों ने उनके लिए जो लिखा। जो उन्हें चुने बिना सेव या बुक हुआ, वह बना रहता है। इसे वापस नहीं लाया जा सकता। कॉपी रखने के लिए वापस जाकर उनका डेटा डाउनलोड कीजिए।';
export const paymentsStay =
  'उनकी कॉल के लिए जो भुगतान हुआ, उसका रिकॉर्ड हम आपके नाम के बिना रखते हैं, इसलिए इन कॉल की रसीदें पहले डाउनलोड कर लीजिए। आपका खाता और बाकी सब लोग बने रहते हैं।';
export const deleteNow = 'इस व्यक्ति को अभी हटाइए';
export const keepPerson = 'इस व्यक्ति को रहने दीजिए';
export const yourFamily = 'आपका परिवार';
export const addChildOrParent =
  'बच्चे, माता-पिता या किसी और को जोड़िए, जिनके लिए आप नतीजे सेव करते और वीडियो कॉल बुक करते हैं।';
export const openFamily = 'अपना परिवार खोलिए';
export const forPerson = (name: string): string => `${name} के लिए`;
export const forMe = 'मेरे लिए';
export const forWhomIsIt = 'यह नतीजा किसके लिए है?';
export const resultIsFor = (name: string): string => `यह नतीजा ${name} के लिए है।`;
export const resultIsForMe = 'यह नतीजा आपका है।';
export const toldChild =
  'इस जाँच के लिए माता-पिता या अभिभावक ने सहमति दी थी, इसलिए यह किसी बच्चे के बारे में हो सकती है। कृपया बताइए कि यह किसके लिए है।';
export const callIsFor = (name: string): string => `यह कॉल ${name} के लिए है। डॉक्टर यही नाम पढ़ते हैं।`;
export const callIsForMe = 'यह कॉल आपके लिए है।';
export const sayForWhom = 'बताइए कि यह किसके लिए है';
export const addSomebody = 'किसी को जोड़िए';
export const changePerson = 'किसके लिए है, यह बदलिए';

/** The page of one saved result says this. */

export const checkInTitle = (product: string | number): string => `आज हाल कैसा है? · ${product}`;
export const checkedOn = (issue: string | number, madeAt: string | number): string =>
  `“${issue}”, जाँच ${madeAt} को`;
export const yourWholeResult = 'आपका पूरा नतीजा';
export const deleteThisResultQuestion = 'यह नतीजा हटाएँ?';
export const deleteThisResult = 'यह नतीजा हटाएँ';
export const asItWasOn = (day: string | number): string => `जैसा ${day} को था`;
export const checkAgain = 'फिर से जाँच करें';
export const yourResultOf = (day: string | number, product: string | number): string =>
  `${day} का आपका नतीजा · ${product}`;
export const youSaid = (issue: string | number): string => `आपने कहा: “${issue}”`;
export const pageTitle = (product: string | number): string => `आपका नतीजा · ${product}`;
export const yourResult = 'आपका नतीजा';
export const openingYourResult = 'आपका नतीजा खुल रहा है...';
export const thisResultIsDeleted = 'यह नतीजा हटा दिया गया है';
export const itNotYourAccountAnyMore = 'यह अब आपके खाते में नहीं है।';
export const ifItsAssessmentStillOpenBrowser =
  'अगर इसकी जाँच इस ब्राउज़र में अब भी खुली है, तो वह तब तक वहाँ रहेगी जब तक आप उससे बाहर न निकलें या लॉग आउट न करें।';
export const thisResultNotYourAccount = 'यह नतीजा आपके खाते में नहीं है';
export const itWasDeletedBelongsAnotherAccount = 'यह हटा दिया गया, या किसी और खाते का है।';
export const yourResultSafeKeptYourAccount = 'आपका नतीजा सुरक्षित है: वह आपके खाते में रखा है।';
export const allResults = 'सब नतीजे';
export const xRayOf = (createdAt: string | number, createdAt2: string | number): string =>
  `${createdAt}, ${createdAt2} का एक्स-रे`;
export const itReadTogetherResultKept = 'इसे इस नतीजे के साथ पढ़ा जाता है, और उसी के साथ रखा जाता है।';
export const addXRayResult = 'इस नतीजे में एक्स-रे जोड़ें';
export const keptResultWhatWasFound = 'इस नतीजे के साथ रखा है, उसमें जो मिला वह भी।';
export const addAnotherXRay = 'एक और एक्स-रे जोड़ें';

/** The list of saved results says this. */

export const loadingYourResults = 'आपके नतीजे खुल रहे हैं...';
export const youWantedUsAskAboutChecked = (
  issue: string | number,
  createdAt: string | number,
): string => `आप चाहते थे कि हम “${issue}” के बारे में पूछें, जिसकी जाँच ${createdAt} को हुई।`;
export const answerNow = 'अभी जवाब दें';
export const startANewAssessment = 'नई जाँच शुरू करें';
export const earlierResults = 'पहले के नतीजे';
export const noResultsYet = 'अभी कोई नतीजा नहीं';
export const itTakesAboutFiveMinutesYour =
  'लगभग पाँच मिनट लगते हैं। आपका सहेजा हुआ नतीजा यहाँ मिलेगा, हर डिवाइस पर।';
export const yourResultsSafeTheyKeptYour = 'आपके नतीजे सुरक्षित हैं: वे आपके खाते में रखे हैं।';
export const yourResults = 'आपके नतीजे';
export const hello = (name: string | number): string => `नमस्ते, ${name}`;
export const openThisResult = 'यह नतीजा खोलें';
export const ifStillOneCallNow = 'अगर अब भी इमरजेंसी है, तो अभी फ़ोन कीजिए।';
export const mostLikely = (condition: string | number): string => `सबसे ज़्यादा संभव: ${condition}`;
export const checkedOn = (issue: string | number, createdAt: string | number): string =>
  `“${issue}”, जाँच ${createdAt} को`;
export const onItsWay = 'भेजा जा रहा है';
export const notAnalyzedYet = 'अभी पढ़ा नहीं गया';
export const analyzed = 'पढ़ लिया गया';
export const beingAnalyzed = 'पढ़ा जा रहा है';
export const waitsForYourAnswer = 'आपके जवाब का इंतज़ार है';
export const couldNotBeAnalyzed = 'पढ़ा नहीं जा सका';
export const marked = (count: number): string => {
  if (count === 0) return 'कोई निशान नहीं';
  return count === 1 ? '1 जगह पर निशान' : `${count} जगहों पर निशान`;
};
export const savedWithAResult = ', एक नतीजे के साथ सहेजा हुआ';
export const xRayOf = (createdAt: string | number): string => `${createdAt} का एक्स-रे`;
export const beingDeleted = 'हटाया जा रहा है';
export const deleteThe = (name: string | number, time: string | number): string =>
  `${name} हटाएँ, ${time}`;
export const deleteThisXRay = 'यह एक्स-रे हटाएँ?';
export const xRays = 'एक्स-रे';
export const yourXRaysCouldNotListed = 'आपके एक्स-रे की सूची अभी नहीं खुली। वे आपके खाते में रखे हैं।';
export const addAnXRay = 'एक्स-रे जोड़ें';

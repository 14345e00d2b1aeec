/** The report that can be downloaded is offered in these words. */

export const savingYourResult = 'आपका नतीजा सहेजा जा रहा है...';
export const makingYour = (paper: string | number): string => `आपके लिए ${paper} तैयार कर रहे हैं...`;
export const openingYour = (paper: string | number): string => `${paper} खोल रहे हैं...`;
export const yourBrowserDidNotOpenNew = (paper: string | number): string =>
  `आपके ब्राउज़र ने नया टैब नहीं खोला। आपके लिए ${paper} फिर भी तैयार है:`;
export const openThe = (paper: string | number): string => `${paper} खोलें`;
export const downloadPdf = 'पीडीएफ़ डाउनलोड करें';
export const receiptPdf = 'रसीद (पीडीएफ़)';
export const notePdf = 'नोट (पीडीएफ़)';

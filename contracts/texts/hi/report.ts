/** The report that can be downloaded is offered in these words. */

import type { Paper } from '../en/report.ts';

const PAPERS: Readonly<Record<Paper, string>> = {
  report: 'रिपोर्ट',
  receipt: 'रसीद',
  note: 'नोट',
};

export const savingYourResult = 'आपका नतीजा सहेजा जा रहा है...';
export const makingYour = (paper: Paper): string => `आपके लिए ${PAPERS[paper]} तैयार कर रहे हैं...`;
export const openingYour = (paper: Paper): string => `${PAPERS[paper]} खोल रहे हैं...`;
export const yourBrowserDidNotOpenNew = (paper: Paper): string =>
  `आपके ब्राउज़र ने नया टैब नहीं खोला। आपके लिए ${PAPERS[paper]} फिर भी तैयार है:`;
export const openThe = (paper: Paper): string => `${PAPERS[paper]} खोलें`;
export const downloadPdf = 'पीडीएफ़ डाउनलोड करें';
export const receiptPdf = 'रसीद (पीडीएफ़)';
export const notePdf = 'नोट (पीडीएफ़)';

/** The frame of a step says this, and the help that stands in it. */

import type { InsteadOfCalling } from '../en/steps.ts';

export const leaveTheAssessment = (product: string | number): string =>
  `${product}, जाँच से बाहर निकलें`;
export const progressOfYourAssessment = 'आपकी जाँच कहाँ तक हुई';
export const pleaseWait = (label: string | number): string => `कृपया रुकिए। ${label}`;
export const leftWords = (left: string | number): string => `${left} बाक़ी`;
export const theBoxIsFull = 'इसमें और जगह नहीं है।';
export const atMostCharactersLeft = (step: string | number): string =>
  `ज़्यादा से ज़्यादा ${step} अक्षर बाक़ी।`;
export const whatElseToDoNow = 'अभी और क्या करें';
const INSTEAD_OF_CALLING: Readonly<Record<InsteadOfCalling, string>> = {
  search: 'खोजिए',
  book: 'बुक कीजिए',
  wait: 'रुकिए',
};
export const doNotCall = (insteadOf: InsteadOfCalling): string =>
  `${INSTEAD_OF_CALLING[insteadOf]} नहीं, फ़ोन कीजिए`;
export const ifBleedingDoesNotStopSwelling =
  'अगर ख़ून न रुके, बुख़ार के साथ सूजन आए, या साँस लेना या निगलना मुश्किल हो।';
export const call = (number: string | number): string => `${number} पर फ़ोन करें`;
export const deleteIt = 'हटा दें';
export const previous = 'पिछला';
export const stepOf = (step: string | number, steps: string | number): string =>
  `${steps} में से क़दम ${step}`;
export const later = 'बाद में';
export const full = 'भर गया';

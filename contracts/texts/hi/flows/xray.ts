import { saidBy } from '../../../common/failure.ts';
import type { Failure } from '../../../common/failure.ts';
import type { RaisedNotice } from '../../../common/notice.ts';
import { worded } from '../../catalogue.ts';
import * as english from '../../en/flows/xray.ts';

/** Makes the notice that the analysis is there (XRAY-19). */
export const analysisComplete = (count: number): RaisedNotice =>
  worded(english.analysisComplete(count), 'एक्स-रे पढ़ लिया गया', `${count} जगहों पर कुछ मिला`);

export const NOTHING_SOUGHT = worded(
  english.NOTHING_SOUGHT,
  'एक्स-रे रखा गया',
  'उस पर कोई निशान नहीं है। उसमें क्या है, यह दाँतों के डॉक्टर बता सकते हैं।',
);

/** Text where the server gives no reason for an answer that it did not take. */
export const NOT_TOLD_TEXT = 'आपका जवाब हम तक नहीं पहुँचा। कुछ खोया नहीं है: कृपया फिर से कोशिश कीजिए।';

/** Text where the server gives no reason for a failed analysis. */
export const ANALYSIS_FAILED_TEXT =
  'एक्स-रे पढ़ा नहीं जा सका। आपकी तस्वीर सुरक्षित है: कृपया फिर से कोशिश कीजिए।';

/** Makes the notice that an X-ray could not be analysed, in the server's words if it sent any (XRAY-12). */
export const analysisFailed = (said: string | null): RaisedNotice =>
  worded(english.analysisFailed(said), 'पढ़ा नहीं जा सका', said ?? ANALYSIS_FAILED_TEXT);

export const XRAY_GONE = worded(
  english.XRAY_GONE,
  'एक्स-रे अब यहाँ नहीं है',
  'पहले का एक्स-रे अब इस खाते में नहीं है। आप उसे फिर से जोड़ सकते हैं।',
);

/** Text where the page does not hold the chosen picture any more. */
export const IMAGE_LOST = 'कृपया तस्वीर फिर से चुनिए: बीच में यह पेज नए सिरे से खुला।';

/** Text where the server gives no reason for a failed re-analysis. */
export const REANALYSIS_FAILED_TEXT =
  'एक्स-रे और आपके जवाब साथ नहीं पढ़े जा सके। कुछ खोया नहीं है: कृपया फिर से कोशिश कीजिए।';

/** Makes the notice that both could not be read together (REAN-08). */
export const reanalysisFailed = (said: string | null): RaisedNotice =>
  worded(english.reanalysisFailed(said), 'साथ नहीं पढ़ा जा सका', said ?? REANALYSIS_FAILED_TEXT);

/** Texts on the outcome of the mail (REAN-21). */
export const MAILED_WORDS = {
  sent: 'नया नतीजा तैयार है, और उसका मेल भेजा गया।',
  queued: 'नया नतीजा तैयार है। उसका मेल भेजा जा रहा है।',
  unsent: 'नया नतीजा तैयार है। उसका मेल नहीं भेजा जा सका।',
} as const;

/** Title where the X-ray changed nothing. */
export const RESULT_STAYS = 'आपका नतीजा वही है';

/** The same texts where there is no updated diagnosis. */
export const MAILED_UNCHANGED = {
  sent: 'इसका मेल भेजा गया।',
  queued: 'इसका मेल भेजा जा रहा है।',
  unsent: 'इसका मेल नहीं भेजा जा सका।',
} as const;

/** Makes the notice that both were read together and the result stays. */
export const resultStays = (mailed: keyof typeof MAILED_UNCHANGED): RaisedNotice =>
  worded(english.resultStays(mailed), RESULT_STAYS, MAILED_UNCHANGED[mailed]);

/** Makes the notice that both were read together (REAN-21, REAN-22). */
export const reanalysisComplete = (mailed: keyof typeof MAILED_WORDS): RaisedNotice =>
  worded(english.reanalysisComplete(mailed), 'साथ में पढ़ लिया गया', MAILED_WORDS[mailed]);

export const DIAGNOSIS_ENHANCED = worded(
  english.DIAGNOSIS_ENHANCED,
  'नतीजा और पक्का हुआ!',
  'आपका एक्स-रे आपके जवाबों के साथ पढ़ा गया।',
);

const NOT_SAVED = {
  analysis: 'एक्स-रे सहेजते समय गड़बड़ हुई। कृपया फिर से कोशिश कीजिए।',
  reanalysis: 'साथ में पढ़ा नतीजा सहेजते समय गड़बड़ हुई। कृपया फिर से कोशिश कीजिए।',
} as const;

/** Text for a failure of unknown kind (SAVE-14). */
const UNKNOWN = 'कोई अनजान गड़बड़ हुई।';

/** Makes the notice that something was not saved, in the server's words if it sent any (SAVE-09..11, SAVE-13, SAVE-14). */
export const saveFailed = (what: keyof typeof NOT_SAVED, error: unknown): RaisedNotice => {
  const { kind = 'unknown' } = (error ?? {}) as Partial<Failure>;
  const otherwise = kind === 'unknown' ? UNKNOWN : NOT_SAVED[what];
  return worded(english.saveFailed(what, error), 'सहेजने में गड़बड़', saidBy(error) ?? otherwise);
};

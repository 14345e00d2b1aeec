import type { AnalyticsDetail, AnalyticsName } from '../../site/analytics-events.ts';

/** What each event counts, in a sentence, for the page on which people read what is collected. */
export const ANALYTICS_WORDS: Readonly<Record<AnalyticsName, string>> = {
  'step.reached': 'कोई इस बार पहली बार जाँच के किसी क़दम पर पहुँचा।',
  'concern.refused': 'शुरू में लिखी बात दाँतों के बारे में नहीं थी, या जाँची नहीं जा सकी।',
  'question.answered': 'किसी सवाल का जवाब दिया गया: उसका नंबर, जवाब कभी नहीं।',
  'result.shown': 'एक नतीजा दिखाया गया: दिखाना कितना ज़रूरी है, और उसमें कितने कारण हैं।',
  'account.opened': 'किसी ने खाता बनाया।',
  'booking.ended': 'बुकिंग हुई, या नहीं हो पाई।',
  'payment.ended': 'पैसे आए, समय पर नहीं दिए गए, नहीं पहुँचे या वापस गए।',
  'xray.analysed': 'एक एक्स-रे देखा गया: क्या हुआ, और कितनी जगह निशान लगे।',
  'report.made': 'एक रिपोर्ट फ़ाइल में बनी, या नहीं बन पाई।',
};

/** The details of events. */
export const ANALYTICS_DETAIL_WORDS: Readonly<Record<AnalyticsDetail, string>> = {
  step: 'जाँच का क़दम',
  category: 'तकलीफ़ किस तरह की है, जैसे मसूड़ों की',
  urgency: 'नतीजे में दिखाना कितना ज़रूरी है',
  outcome: 'अंत में क्या हुआ',
  count: 'एक संख्या',
};

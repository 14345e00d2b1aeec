import { worded } from '../../catalogue.ts';
import * as english from '../../en/flows/feedback-dialog.ts';

export const SCORE_KEPT = worded(english.SCORE_KEPT, 'आपकी राय के लिए धन्यवाद!', 'आपके अंक मिल गए हैं।');

export const SCORE_NOT_SENT = worded(
  english.SCORE_NOT_SENT,
  'राय भेजी नहीं गई',
  'कृपया बाद में फिर से कोशिश कीजिए।',
);

import type { DangerTexts } from '../catalogue.ts';
import { EMERGENCY } from './emergency.ts';

/** Texts for words or answers that tell of danger: what is asked back, and what to do now. */
export const DANGER: DangerTexts = {
  emergency: EMERGENCY,
  signs: {
    title: 'कृपया आधी याचं उत्तर द्या',
    intro: 'फक्त खबरदारी म्हणून, तुम्ही जे लिहिलं त्याबद्दल आम्ही थोडं विचारतो. आत्ता काय स्थिती आहे?',
    introUnread:
      'आम्ही फक्त इंग्रजी आणि हिंदी वाचतो. तुमचे शब्द मराठीतले किंवा दुसऱ्या भाषेतले वाटतात, त्यामुळे ते आम्हाला वाचता आले नाहीत. म्हणून आम्ही आधी धोक्याच्या लक्षणांबद्दल विचारतो.',
    wrote: 'तुम्ही लिहिलं',
    answers: { yes: 'हो', no: 'नाही', not_sure: 'नक्की माहीत नाही' },
    goOn: 'पुढे जा',
  },
};

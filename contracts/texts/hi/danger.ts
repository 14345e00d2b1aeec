import type { DangerTexts } from '../catalogue.ts';
import { EMERGENCY } from './emergency.ts';

/** Texts for words or answers that tell of danger: what is asked back, and what to do now. */
export const DANGER: DangerTexts = {
  emergency: EMERGENCY,
  signs: {
    title: 'पहले इसका जवाब दीजिए',
    intro: 'सिर्फ़ सावधानी के लिए, आपने जो लिखा उस पर एक छोटी जाँच। अभी कैसा है?',
    introUnread:
      'हम अंग्रेज़ी और हिन्दी पढ़ते हैं। आपके शब्द किसी दूसरी भाषा में लगते हैं, इसलिए पहले ख़तरे के संकेत पूछते हैं।',
    wrote: 'आपने लिखा',
    answers: { yes: 'हाँ', no: 'नहीं', not_sure: 'पता नहीं' },
    goOn: 'आगे बढ़ें',
  },
};

import type { Translated } from '../catalogue.ts';
import * as english from '../en/danger.ts';

/** Questions that are asked back, in Hindi; what to do in an emergency is still said in English. */
export const DANGER: Translated<typeof english.DANGER> = {
  ...english.DANGER,
  signs: {
    title: 'पहले इसका जवाब दीजिए',
    intro: 'आपके शब्दों से लगता है कि शायद इसमें देर नहीं करनी चाहिए। अभी कैसा है?',
    introUnread:
      'हम अंग्रेज़ी और हिन्दी पढ़ते हैं। आपके शब्द किसी दूसरी भाषा में लगते हैं, इसलिए पहले ख़तरे के संकेत पूछते हैं।',
    wrote: 'आपने लिखा',
    answers: { yes: 'हाँ', no: 'नहीं', not_sure: 'पता नहीं' },
    goOn: 'आगे बढ़ें',
  },
};

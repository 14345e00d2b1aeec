import type { Translated } from '../catalogue.ts';
import * as english from '../en/assessment.ts';

/** The texts of the first steps in Hindi so far. */
export const ASSESSMENT: Translated<typeof english.ASSESSMENT> = {
  ...english.ASSESSMENT,
  prompts: {
    ...english.ASSESSMENT.prompts,
    INTRO: 'नमस्ते, आपके दाँतों या मुँह में क्या तकलीफ़ है?',
    CATEGORY: 'इनमें से आपकी तकलीफ़ के सबसे क़रीब क्या है?',
    AGE_COLLECTION: 'जिन्हें तकलीफ़ है, उनकी उम्र क्या है?',
    SEX_COLLECTION: 'उनका जैविक लिंग क्या है?',
    DEPTH_CHOICE: 'क्या आप सवालों के लिए तैयार हैं?',
  },
  categories: {
    pain: { title: 'दाँत या जबड़े में दर्द', text: 'दाँत, जबड़े या चेहरे में दर्द या झनझनाहट' },
    gums: { title: 'मसूड़े', text: 'मसूड़ों से ख़ून, सूजन या दर्द, या मसूड़ों का नीचे हटना' },
    cosmetic: { title: 'दाँतों की दिखावट', text: 'रंग, दाग़, ख़ाली जगह, टेढ़े या घिसे दाँत' },
    lesion: { title: 'दाग़, छाला या गाँठ', text: 'मुँह में छाले, धब्बे, फफोले या गाँठ' },
    other: { title: 'कुछ और', text: 'चोट, निकली हुई फ़िलिंग, साँस की बदबू, या पता नहीं' },
  },
  fromYourWords: 'आपके शब्दों से',
};

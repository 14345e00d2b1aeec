import { ASSESSMENT_MINUTES, QUESTIONS_PER_ASSESSMENT } from '../../common/product.ts';
import type { Texts } from '../catalogue.ts';

/** Prompts, category cards (STEP-01), depth (STEP-10..12) and consent (CONS-01, CONS-02). */
export const ASSESSMENT: Texts['assessment'] = {
  prompts: {
    INTRO: 'नमस्ते, आपके दाँतों या मुँह में क्या तकलीफ़ है?',
    CATEGORY: 'इनमें से आपकी तकलीफ़ के सबसे क़रीब क्या है?',
    AGE_COLLECTION: 'मरीज़ की उम्र क्या है?',
    SEX_COLLECTION: 'मरीज़ का जैविक लिंग क्या है?',
    DEPTH_CHOICE: 'क्या आप सवालों के लिए तैयार हैं?',
    MEDICAL_HISTORY: 'क्या इनमें से कुछ लागू होता है?',
    CONSENT_GATE: 'आपकी जाँच तैयार करने से पहले',
    DIAGNOSIS: 'आपकी जाँच तैयार है।',
  },
  sentForCheck: 'आपके शब्दों में हम ख़तरे के संकेत देखते हैं',
  categories: {
    pain: { title: 'दाँत या जबड़े में दर्द', text: 'दाँत, जबड़े या चेहरे में दर्द या झनझनाहट' },
    gums: { title: 'मसूड़े', text: 'मसूड़ों से ख़ून, सूजन या दर्द, या मसूड़ों का पीछे हटना' },
    cosmetic: {
      title: 'मेरे दाँत कैसे दिखते हैं',
      text: 'रंग, दाग़, दाँतों के बीच जगह, टेढ़े या घिसे दाँत',
    },
    lesion: { title: 'दाग़, छाला या गाँठ', text: 'मुँह में छाले, चकत्ते, फफोले या गाँठें' },
    other: {
      title: 'चोट, निकली फ़िलिंग या कुछ और',
      text: 'चोट, टूटा या निकला दाँत, कैप, मुँह से बदबू, या पता नहीं',
    },
  },
  depths: {
    detailed: {
      label: 'पूरी जाँच',
      detail: `${QUESTIONS_PER_ASSESSMENT} सवाल, लगभग ${ASSESSMENT_MINUTES} मिनट`,
    },
  },
  forWhom: {
    question: 'यह किसके लिए है?',
    grown: '18 से ज़्यादा',
    ifChild: 'अगर मरीज़ बच्चा है: उम्र कितनी है?',
  },
  placing: {
    questions: {
      pain: 'दर्द कहाँ है?',
      matter: 'हम ठीक से समझ नहीं पाए। तकलीफ़ कहाँ है?',
    },
    places: { tooth: 'दाँत', gum: 'मसूड़ा', jaw: 'जबड़ा या चेहरा', elsewhere: 'कहीं और' },
  },
  understood: { label: 'हमने समझा:', change: 'बदलें' },
  fromYourWords: 'आपने यह कहा। सही है?',
};

import type { CheckInWord, SeenWord } from '../../../assessment/check-in-ids.ts';
import type { AskedLevel } from '../../../rules/check-in.ts';
import { IF_WORSE, WHEN_TO_CALL } from '../when-to-call.ts';

export const NOT_SWITCHED = {
  title: 'कुछ नहीं बदला गया',
  message: 'हमारे सर्वर से संपर्क नहीं हो पाया। कृपया फिर से कोशिश कीजिए।',
};

export const CHECK_IN_TEXTS = {
  today: 'आपके नतीजे के दिन के मुक़ाबले अब:',
  offer: 'हम आपसे हाल पूछ सकते हैं।',
  switchOn: 'मुझसे हाल पूछिए',
  switchingOn: 'एक पल...',
  howByMail: 'हम दिन में मेल से पूछते हैं, और आप यहाँ जवाब देते हैं। आप इसे कभी भी रोक सकते हैं।',
  howHere:
    'हम आपको मेल नहीं भेज सकते: आपके खाते में ईमेल नहीं है, या प्रोफ़ाइल में याद दिलाना बंद है। सवाल आपके होम पेज पर रहेगा। आप इसे कभी भी रोक सकते हैं।',
  next: 'हम {day} को पूछेंगे।',
  nextAgain: 'हम {day} को एक बार और पूछेंगे।',
  noNext: 'हम अपने आप और नहीं पूछेंगे। आप यहाँ कभी भी जवाब दे सकते हैं।',
  stop: 'पूछना बंद करें',
  saving: 'सहेजा जा रहा है...',
  signs: 'क्या इनमें से कुछ अभी हो रहा है?',
  signsIntro: 'जो हो, सब चुनिए।',
  goOn: 'आगे बढ़ें',
  none: 'इनमें से कोई नहीं',
  unsure: 'पता नहीं',
  back: 'वापस जाएँ',
  failed: 'हम आपका जवाब सहेज नहीं पाए। कृपया फिर से कोशिश कीजिए।',
  ifDanger: WHEN_TO_CALL,
  tryAgain: 'फिर से कोशिश करें',
  answerAgain: 'फिर से जवाब दें',
  findDentist: 'मेरे लिए डॉक्टर खोजें',
  seeBy: '{day} तक दाँतों के डॉक्टर को दिखाइए।',
  sooner: 'यह पहले से जल्दी है।',
  keepDay: 'दिन वही रखिए: {day} तक दाँतों के डॉक्टर को दिखाइए, आराम हो तब भी।',
  pastDay: 'दिखाने का दिन निकल गया है। अभी दाँतों के डॉक्टर को दिखाइए।',
  wouldChange: 'तकलीफ़ बढ़े या कुछ नया शुरू हो तो यहाँ वापस आइए।',
  ifWorse: IF_WORSE,
  unsaved: 'हम इसे सहेज नहीं पाए। यह रुक सकता है: पहले मदद लीजिए।',
  stays: 'आराम लगे तब भी यह इमरजेंसी ही है।',
  seenAsked: 'क्या आपने इसे डॉक्टर को दिखा दिया है?',
  seenMeans: 'इसके बाद हम इस नतीजे के बारे में और नहीं पूछते। इसे वापस नहीं किया जा सकता।',
  seenConfirmed: 'हाँ, दिखा दिया है',
  seenDeclined: 'नहीं, वापस जाएँ',
  seenTitle: 'अच्छा है कि आपने दिखा दिया। हम और नहीं पूछेंगे।',
  askWord: 'चाहें तो बताइए: डॉक्टर ने क्या बताया?',
  wordNoted: 'आपने लिखा: {said}।',
  wordFailed: 'हम इसे सहेज नहीं पाए। कृपया फिर से कोशिश कीजिए।',
  gone: 'यह नतीजा अब आपके खाते में नहीं है, इसलिए हम इसके बारे में कुछ नहीं पूछते।',
} as const;

/** Says when we ask, for each level of urgency. */
export const ASKED_WHEN: Readonly<Record<AskedLevel, string>> = {
  urgent: 'हम 1 दिन बाद और 3 दिन बाद पूछते हैं।',
  moderate: 'हम 3 दिन बाद और 10 दिन बाद पूछते हैं।',
  routine: 'हम 14 दिन बाद एक बार पूछते हैं।',
};

export const ANSWER_WORDS: Readonly<Record<CheckInWord, string>> = {
  better: 'बेहतर',
  same: 'वैसा ही',
  worse: 'ज़्यादा ख़राब',
  seen: 'मैंने दिखा दिया है',
};

export const SEEN_TEXTS: Readonly<Record<SeenWord, string>> = {
  asExpected: 'जैसा आपके नतीजे में था',
  somethingElse: 'कुछ और',
  notSure: 'मुझे पक्का पता नहीं',
};

import { PRODUCT_NAME } from '../../common/product.ts';

/** The link back to what is kept on this device. */
export const keptResult = (day: string): string => `${day} का अपना नतीजा खोलें`;
export const keptAnswers = 'अपनी जाँच आगे बढ़ाएँ';

/** The start page, beside its statements (`landing.ts`) and topics (`landing-topics.ts`). */
export const START = {
  title: `${PRODUCT_NAME}: जानिए, आपके दाँत की तकलीफ़ कितनी ज़रूरी है`,
  description:
    'दाँतों की मुफ़्त जाँच, बिना नाम के, क़रीब 5 मिनट में: कितनी जल्दी दिखाना है, यह क्या हो सकता है और आगे क्या करना है। शुरू करने के लिए खाता नहीं चाहिए।',
  lead: 'बताइए कि आपको क्या तकलीफ़ है। हम वही पूछते हैं जो दाँतों के डॉक्टर पूछते, फिर समझाते हैं कि यह क्या हो सकता है और कितनी जल्दी दिखाना चाहिए।',
  emergency: 'साँस लेने या निगलने में तकलीफ़, या ख़ून जो रुकता नहीं? अभी फ़ोन कीजिए।',
  label: 'अपने शब्दों में लिखिए',
  placeholder: 'आज आपके दाँतों में क्या तकलीफ़ है?',
  go: 'मेरी जाँच शुरू करें',
  topicsTitle: 'या किसी आम तकलीफ़ से शुरू कीजिए',
  tipsTitle: 'जब तक डॉक्टर को न दिखाएँ',
  assessTopic: 'एआई से जाँच करें',
  readMore: 'और पढ़ें',
  howTitle: 'यह कैसे काम करता है',
  begin: 'मुफ़्त जाँच शुरू करें',
  everyStep: 'हर क़दम विस्तार से',
  whyTitle: `${PRODUCT_NAME} क्यों`,
  notDoneTitle: 'हम क्या नहीं करते',
  questionsTitle: 'सवाल और जवाब',
  chat: 'बातचीत शुरू करें',
  accuracy: 'यह कितना सही है, और हमें अभी क्या नहीं पता',
  dentistsTitle: 'दाँतों के डॉक्टरों के लिए',
  dentistsIntro: 'मरीज़ तैयार क्लिनिकल नोट के साथ आते हैं। डॉक्टर के डैशबोर्ड पर कॉल और रिमाइंडर दिखते हैं।',
  dentistsMore: 'क्लिनिक के लिए इसका क्या मतलब है',
} as const;

/** The example of a result on the start page. */
export const EXAMPLE = {
  title: 'नतीजे का एक नमूना',
  told: 'आपने बताया कि ठंडा पीने से पीछे का एक दाँत कुछ सेकंड दुखता है।',
  most: 'दाँत की नस में जलन',
  possible: 'दाँतों में झनझनाहट',
  untilThen: 'तब तक',
  untilThenText: 'उस तरफ़ बहुत ठंडी और बहुत मीठी चीज़ें न लीजिए',
  sooner: 'इससे जल्दी जाइए, अगर',
  soonerText: 'दर्द कई मिनट तक रहे, या रात में नींद से जगा दे',
} as const;

/** Articles and their lists (ROUTE-14 to ROUTE-17). */
export const ARTICLES_TEXTS = {
  feed: `${PRODUCT_NAME}: लेख`,
  written: '{author} ने {day} को लिखा',
  notReviewed: 'दाँतों के किसी डॉक्टर ने अभी इसे नहीं जाँचा है',
  urgent: 'अभी फ़ोन कीजिए या अस्पताल जाइए',
  related: 'इससे जुड़े लेख',
  readNext: 'आगे पढ़िए',
  search: 'लेखों में खोजिए',
  searchGo: 'खोजें',
  noneFound: 'बताइए कि क्या तकलीफ़ है। हम बताएँगे कि कितनी जल्दी दिखाना है और यह क्या हो सकता है।',
  startWithWords: 'इन शब्दों से शुरू करें',
  orTopic: 'या कोई विषय चुनिए',
  lists: {
    blog: {
      title: 'अपने दाँतों को समझिए',
      intro: 'किसी तकलीफ़ के पीछे क्या है, आसान शब्दों में, स्रोतों के साथ।',
      description:
        'दाँत दर्द, मसूड़े, मुँह के दाग, दाँतों के बीच की जगह, बच्चों, गर्भावस्था और तंबाकू पर आसान लेख, सब स्रोतों के साथ।',
    },
    resources: {
      title: 'अभी क्या करें',
      intro: 'उन पलों के पहले क़दम जो रुक नहीं सकते, और उसके बाद डॉक्टर को दिखाने के लिए।',
      description:
        'दाँतों की इमरजेंसी में पहले क़दम: टूटकर निकला दाँत, सूजन, ख़ून, रात का दाँत दर्द, बच्चे के दाँत की चोट।',
    },
  },
} as const;

/** Standing pages: how it works, about us, the law. */
export const STANDING = {
  changed: 'आख़िरी बदलाव: {day}',
  plain: 'दस आसान लाइनों में',
  check: 'क्या यह ज़रूरी है? 5 मिनट में जाँचिए',
  book: 'अपने पास दाँतों के डॉक्टर खोजिए',
} as const;

/** Stands for a fact that the operator has not stated. */
export const NOT_STATED = 'इस साइट के संचालक ने अभी नहीं बताया है';

/** Tables that the pages fill from the product's own data. */
export const TABLES = {
  personalData: { what: 'क्या', kept: 'कब तक', copy: 'आपकी कॉपी में', yes: 'हाँ', no: 'नहीं' },
  analytics: { what: 'क्या गिना जाता है', said: 'उसके बारे में क्या दर्ज होता है', nothing: 'और कुछ नहीं' },
  calls: { price: 'क़ीमत', pay: 'कब और कैसे पैसे देते हैं', cancel: 'अगर आप रद्द करें' },
} as const;

/** What a callout of a page begins with, by its tone. */
export const CALLOUTS = {
  urgent: 'अभी फ़ोन कीजिए:',
  soon: 'जल्दी दाँतों के डॉक्टर को दिखाइए:',
  routine: 'घर पर:',
  info: 'जानने लायक:',
} as const;

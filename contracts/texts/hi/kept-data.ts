import { LINK_KEPT_DAYS } from '../../assessment/result-link.ts';
import { DEVICE_KEPT_DAYS } from '../../accounts/account.ts';
import { FEEDBACK_KEPT_DAYS } from '../../assessment/feedback.ts';
import { RESULT_KEPT_DAYS } from '../../common/product.ts';
import { ROOM_TALK_KEPT_DAYS } from '../../booking/room.ts';
import { XRAY_KEPT_DAYS } from '../../xray/xray-files.ts';

const WITH_ACCOUNT = 'जब तक खाता है';

/** Data on the server that say anything of a person, by the table that holds them, in a patient's words. */
export const KEPT_DATA: Readonly<Record<string, { readonly what: string; readonly kept: string }>> =
  {
    accounts: { what: 'नाम, ईमेल, फ़ोन नंबर और सेटिंग', kept: WITH_ACCOUNT },
    profiles: {
      what: 'वे लोग जिनका आप ध्यान रखते हैं: नाम, जन्म का साल, आपसे रिश्ता, बच्चे की ज़िम्मेदारी किसकी है',
      kept: 'जब तक खाता है, या जब तक आप उन्हें न हटाएँ',
    },
    account_sessions: { what: 'आप कहाँ लॉग इन हैं, और कब से', kept: 'आख़िरी इस्तेमाल के बाद 30 दिन' },
    known_devices: {
      what: 'वे ब्राउज़र जिनमें आपने लॉग इन किया, बेतरतीब अंकों के रूप में',
      kept: `आख़िरी इस्तेमाल के बाद ${DEVICE_KEPT_DAYS} दिन`,
    },
    consents: { what: 'आपने किस पर सहमति दी, और कब', kept: WITH_ACCOUNT },
    staff_identities: {
      what: 'अगर आप स्टाफ़ में हैं, तो आप अपनी संस्था के किस व्यक्ति के रूप में लॉग इन करते हैं',
      kept: WITH_ACCOUNT,
    },
    google_identities: { what: 'कि आप Google से लॉग इन करते हैं', kept: WITH_ACCOUNT },
    assessments: {
      what: 'आपके जवाब और उनसे बना नतीजा',
      kept: `खाते के बिना ${RESULT_KEPT_DAYS} दिन; खाते के साथ, जब तक वह है`,
    },
    assessment_sessions: {
      what: 'जाँच को दिया गया बनावटी नाम, आपका नाम नहीं',
      kept: 'जब तक उसके नतीजे हैं',
    },
    check_ins: { what: 'किस नतीजे के बाद हम हाल पूछते हैं, और कब', kept: 'जब तक नतीजा है' },
    check_in_answers: { what: 'बाद में आपने जो हाल बताया', kept: 'जब तक नतीजा है' },
    result_links: {
      what: 'कि आपने लिंक से नतीजा दिखाया, कब तक, और उसकी ताला लगी कॉपी जिसे हम पढ़ नहीं सकते',
      kept: `कॉपी लिंक बंद होने तक, बाकी उसके बाद ${LINK_KEPT_DAYS} दिन`,
    },
    result_link_openings: {
      what: 'ऐसा लिंक कब खोला गया, और खोलने वाले ने कौन-सा नाम लिखा',
      kept: `लिंक बंद होने के बाद ${LINK_KEPT_DAYS} दिन`,
    },
    passkeys: {
      what: 'हमारे स्टाफ़ की पासकी: उनकी जाँच का हिस्सा, उनके नाम, और वे कब इस्तेमाल हुईं',
      kept: 'जब तक वे हटाई न जाएँ',
    },
    record_reads: {
      what: 'हमारे यहाँ किस पद के व्यक्ति ने आपका नतीजा पढ़ा, और कब',
      kept: 'जब तक खाता है, और उसके बाद एक साल आपके नाम के बिना',
    },
    staff_invitations: { what: 'हमारे यहाँ काम करने का निमंत्रण', kept: 'उसके ख़त्म होने तक' },
    appointments: { what: 'वीडियो कॉल: कब, किनके साथ, किसलिए', kept: WITH_ACCOUNT },
    rooms: { what: 'कॉल के कमरे में कौन था, और कब', kept: `${ROOM_TALK_KEPT_DAYS} दिन` },
    room_messages: {
      what: 'कॉल में जो लिखा गया, और जो नतीजे दिखाए गए',
      kept: `${ROOM_TALK_KEPT_DAYS} दिन`,
    },
    room_guests: { what: 'कॉल में तीसरे व्यक्ति का नाम', kept: 'उनके जाने या कमरा बंद होने तक' },
    stills: { what: 'कॉल में आपने डॉक्टर को जो तस्वीरें भेजीं', kept: WITH_ACCOUNT },
    visit_notes: { what: 'कॉल के बाद डॉक्टर ने आपके लिए जो लिखा', kept: WITH_ACCOUNT },
    visit_results: {
      what: 'कौन सा नतीजा आप किस कॉल में ले गए',
      kept: 'जब तक दोनों रहें',
    },
    prescriptions: {
      what: 'कॉल के बाद डॉक्टर ने जो दवाएँ लिखीं, और उसके लिए आपने जो बताया',
      kept: WITH_ACCOUNT,
    },
    xrays: {
      what: 'एक्स-रे और उन पर लगे निशान',
      kept: `${XRAY_KEPT_DAYS} दिन; सहेजे हुए नतीजे के साथ, जब तक खाता है`,
    },
    reanalyses: {
      what: 'आपके जवाबों के साथ पढ़ा गया एक्स-रे',
      kept: `${XRAY_KEPT_DAYS} दिन; सहेजने पर, जब तक खाता है`,
    },
    payments: {
      what: 'आपने क्या दिया या वापस पाया, और उसकी स्थिति',
      kept: 'हिसाब-किताब के क़ानून के मुताबिक़, खाता हटने के बाद आपके नाम के बिना',
    },
    payment_ledger: {
      what: 'रक़में, भुगतान सेवा के अपने नामों से',
      kept: 'हिसाब-किताब के क़ानून के मुताबिक़',
    },
    receipts: {
      what: 'रसीदें और वापसी के पर्चे: नंबर, रक़म, दिन और आपका नाम',
      kept: 'हिसाब-किताब के क़ानून के मुताबिक़, खाता हटने के बाद आपके नाम के बिना',
    },
    messages: { what: 'आपको भेजे जा रहे मेल और संदेश', kept: `${RESULT_KEPT_DAYS} दिन` },
    one_time_codes: { what: 'आपको भेजे गए कोड की छाप', kept: 'एक दिन' },
    assessment_facts: {
      what: 'हमारे आँकड़ों के लिए नतीजे की बातें: क़िस्म, कितनी जल्दी दिखाना है, ख़तरे के संकेत',
      kept: 'जब तक नतीजा है',
    },
    feedback: {
      what: 'आपके दिए सितारे और शब्द',
      kept: `${FEEDBACK_KEPT_DAYS} दिन, या खाता जाने तक`,
    },
    chat_sessions: { what: 'ब्राउज़र को दिया गया बनावटी नाम, आपका नाम नहीं', kept: 'एक साल' },
  };

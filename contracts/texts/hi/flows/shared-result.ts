import type { LinkEnd } from '../../../assessment/result-link.ts';

/** Words for somebody, such as a dentist, to whom a patient shows a result by a link. */
export const SHARED_RESULT_TEXTS = {
  page: 'एक मरीज़ का नतीजा',
  title: 'एक मरीज़ आपको अपना नतीजा दिखा रहे हैं',
  intro: 'मरीज़ से पासकोड पूछिए: उसमें 6 अंक हैं।',
  kept: 'आप जो नाम यहाँ लिखेंगे और नतीजा कब खोला, यह मरीज़ को दिखेगा।',
  recipient: 'आपका या क्लिनिक का नाम',
  passcode: 'पासकोड',
  lacksRecipient: 'अपना या क्लिनिक का नाम लिखिए।',
  lacksPasscode: 'पासकोड के 6 अंक लिखिए।',
  open: 'नतीजा खोलें',
  opening: 'खुल रहा है...',
  failed: 'हम अपने सर्वर तक नहीं पहुँच पाए। कृपया फिर से कोशिश कीजिए।',
  wrong: (left: number) =>
    left === 1
      ? 'यह पासकोड सही नहीं है। आप एक बार और कोशिश कर सकते हैं।'
      : `यह पासकोड सही नहीं है। आप ${left} बार और कोशिश कर सकते हैं।`,
  endedTitle: 'यह लिंक अब बंद है',
  askAgain: 'नतीजा अब भी देखना हो, तो मरीज़ से नया लिंक माँगिए।',
  unreadableTitle: 'हम यह लिंक पढ़ नहीं पाए',
  unreadable: 'यह पूरा नहीं है, या हमारा नहीं है। कोड फिर से स्कैन कीजिए, या लिंक माँगिए।',
  shownTitle: 'एक मरीज़ का नतीजा',
  notExamined: 'इसके लिए किसी डॉक्टर ने मरीज़ को नहीं देखा है',
  byPatient: 'मरीज़ ने सवालों के जवाब दिए, और हमारे प्रोग्राम ने इसे लिखा। इसे किसने भेजा, यह हम जाँच नहीं सकते।',
  print: 'प्रिंट करें',
  keeps: 'यह नतीजा आपका ब्राउज़र यहीं पढ़ता है। पेज बंद करते ही यह हट जाता है।',
} as const;

export const LINK_END_TEXTS: Readonly<Record<LinkEnd | 'unknown', string>> = {
  revoked: 'मरीज़ ने इसे बंद कर दिया है।',
  passcodes: 'गलत पासकोड बहुत बार डाला गया।',
  usedUp: 'एक लिंक जितनी बार खुल सकता है, यह उतनी बार खुल चुका।',
  expired: 'इसके दिन पूरे हो गए।',
  unknown: 'इसके पीछे अब कुछ नहीं है।',
};

/** Words of a third person in a call, for the two who are in it; `name` is the guest's, `patient` the patient's. */
export const ROOM_INVITATION_TEXTS = {
  add: 'किसी को जोड़ें',
  adding: 'लिंक बन रहा है...',
  title: 'तीसरा व्यक्ति',
  invited: 'तीसरे व्यक्ति को बुलाया गया है।',
  pass: 'यह लिंक एक ही व्यक्ति को भेजिए। यह एक बार चलता है।',
  patientDecides: (patient: string) => `उन्हें अंदर आने देना ${patient} तय करेंगे।`,
  youDecide: 'उन्हें अंदर आने देना आप तय करेंगे।',
  linkGone: 'हम लिंक नहीं रखते। ज़रूरत हो तो नया बनाइए।',
  copy: 'लिंक कॉपी करें',
  share: 'लिंक भेजें',
  newLink: 'नया लिंक बनाएँ',
  takeBack: 'वापस लें',
  shareTitle: 'वीडियो कॉल में आइए',
  asks: (name: string) => `${name} कॉल में आना चाहते हैं।`,
  askedBy: 'आपके डॉक्टर ने उन्हें बुलाया है।',
  waits: (name: string, patient: string) => `${name} रुके हैं। ${patient} की हाँ ज़रूरी है।`,
  letIn: (name: string) => `${name} को आने दें`,
  refuse: 'न आने दें',
  joined: (name: string) => `${name} भी कॉल में हैं।`,
  connecting: 'जोड़ा जा रहा है...',
  away: 'वे अभी जुड़े नहीं हैं।',
  notConnected: 'आप नहीं जुड़ पाए।',
  tryAgain: 'फिर से कोशिश करें',
  end: (name: string) => `${name} की कॉल ख़त्म करें`,
  ending: 'ख़त्म की जा रही है...',
  invitingFailed: 'लिंक नहीं बना। कृपया फिर से कोशिश कीजिए।',
  admittingFailed: 'किसी को अंदर नहीं आने दिया गया। कृपया फिर से कोशिश कीजिए।',
  endingFailed: (name: string) =>
    `हमारा सर्वर जवाब नहीं दे रहा, इसलिए ${name} अब भी कॉल में हो सकते हैं। फिर से दबाइए।`,
  takingBackFailed: 'हमारा सर्वर जवाब नहीं दे रहा, इसलिए लिंक अब भी चल सकता है। फिर से दबाइए।',
  pictureOf: (name: string) => `${name} की तस्वीर`,
} as const;

export const LINK_COPIED = { title: 'लिंक कॉपी हुआ', message: 'एक व्यक्ति के संदेश में पेस्ट कीजिए।' };

export const LINK_NOT_PASSED = {
  title: 'लिंक कॉपी नहीं हुआ',
  message: 'आपका ब्राउज़र इसकी अनुमति नहीं देता। कृपया फिर से कोशिश कीजिए।',
};

/** Texts of a finished visit note, as patient and dentist read it on a page and on paper. */
export const VISIT_SUMMARY = {
  title: 'डॉक्टर ने क्या कहा',
  by: 'डॉक्टर',
  registration: 'रजिस्ट्रेशन नंबर',
  written: 'लिखने की तारीख़',
  corrected: 'सुधारा गया: यह संस्करण {version} है। पहले के अब मान्य नहीं।',
  findings: 'क्या मिला',
  final: 'निष्कर्ष',
  cannotSay: 'डॉक्टर वीडियो से नहीं बता सकते। जाकर दिखाना ज़रूरी है।',
  advice: 'सलाह',
  nextVisit: 'अगली बार दिखाना',
} as const;

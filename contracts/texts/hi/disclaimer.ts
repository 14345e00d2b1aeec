/** The informational-only statement (PROD-10, PROD-11). */
export const DISCLAIMER =
  'यह जाँच एआई ने तैयार की है। यह सिर्फ़ जानकारी के लिए है और दाँतों के डॉक्टर की सलाह की जगह नहीं लेती।';

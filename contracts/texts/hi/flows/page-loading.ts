/** Texts while the files of a page come (SHELL-29). */
export const LOADING_MESSAGES = {
  usual: 'खुल रहा है...',
  prolonged: 'अभी खुल रहा है। आपका इंटरनेट धीमा हो सकता है।',
} as const;

/** Texts for files that did not come (ERR-04). */
export const FAILED_TEXTS = {
  title: 'यह पेज नहीं खुला',
  missing: 'इसका एक हिस्सा नहीं आया। फिर से कोशिश करने पर अक्सर खुल जाता है।',
  unreachable: 'हमारे सर्वर से संपर्क नहीं हो रहा। कृपया अपना इंटरनेट जाँचिए।',
  kept: 'आपके जवाब इस डिवाइस पर सुरक्षित हैं।',
} as const;

/** Names of the button that listens, and of the same while it does (NEW-100). */
export const DICTATION = { start: 'लिखने के बजाय बोलिए', stop: 'बोलना हो गया' };

/** Says what goes on while the button is pressed. */
export const PHASES = {
  preparing: 'ज़रा रुकिए…',
  listening: 'अब बोलिए…',
};

/** Read out once words stand in the box. */
export const writtenWords = (words: string): string => `लिखा गया: ${words}`;

/** Notice that the browser keeps the microphone from this page. */
export const BLOCKED = {
  title: 'माइक्रोफ़ोन चलाने की अनुमति नहीं मिली',
  message: 'अपने ब्राउज़र में इस पेज को माइक्रोफ़ोन इस्तेमाल करने की अनुमति दीजिए, या अपनी बात लिखिए।',
};

/** Notice that nobody spoke. */
export const NOT_HEARD = {
  title: 'आपकी आवाज़ सुनाई नहीं दी',
  message: 'माइक का बटन एक बार दबाइए और फिर से बोलिए, या अपनी बात लिखिए।',
};

/** Notice that the device did not listen. */
export const NOT_LISTENED = {
  title: 'इस डिवाइस पर बोलकर लिखना नहीं चला',
  message: 'अपनी बात लिखिए, या अपने कीबोर्ड पर बना माइक का निशान दबाकर बोलिए।',
};

/** Notice that the device did not fetch what it needs to understand speech. */
export const NOT_FETCHED = {
  title: 'अभी बोलकर नहीं लिख सकते',
  message:
    'बोली हुई बात को लिखने के लिए जो फ़ाइल चाहिए, वह आपके डिवाइस पर डाउनलोड नहीं हो पाई। अपनी बात लिखिए।',
};

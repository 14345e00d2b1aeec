/** Names of the button that listens, and of the same while it does (NEW-100). */
export const DICTATION = { start: 'लिखने के बजाय बोलिए', stop: 'सुनना रोकें' };

/** Says what goes on while the button is pressed. */
export const PHASES = {
  preparing: 'तैयारी हो रही है…',
  listening: 'सुन रहे हैं…',
};

/** Notice that the browser keeps the microphone from this page. */
export const BLOCKED = {
  title: 'माइक्रोफ़ोन की अनुमति नहीं है',
  message: 'अपने ब्राउज़र में इस पेज के लिए माइक्रोफ़ोन की अनुमति दीजिए, या अपनी बात लिखिए।',
};

/** Notice that nobody spoke. */
export const NOT_HEARD = {
  title: 'कुछ सुनाई नहीं दिया',
  message: 'माइक्रोफ़ोन दबाकर फिर से बोलिए, या अपनी बात लिखिए।',
};

/** Notice that the device did not listen. */
export const NOT_LISTENED = {
  title: 'आपका डिवाइस सुन नहीं पाया',
  message: 'अपनी बात लिखिए, या अपने कीबोर्ड का माइक्रोफ़ोन इस्तेमाल कीजिए।',
};

/** Notice that the device did not fetch what it needs to understand speech. */
export const NOT_FETCHED = {
  title: 'सुनने की तैयारी नहीं हो पाई',
  message: 'आपकी बात समझने के लिए जो चाहिए, वह आपके डिवाइस को नहीं मिला। कृपया अपनी बात लिखिए।',
};

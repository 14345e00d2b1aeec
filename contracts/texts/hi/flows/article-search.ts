/** What the search of the articles comes to, for people who see the list and those who do not. */
export const SEARCH_FAILED = 'खोज नहीं हो सकी। सारे लेख नीचे दिए हैं। फिर से खोजने के लिए एंटर दबाइए।';
export const NONE_FOUND = 'कोई लेख नहीं मिला। दूसरे शब्द लिखिए, या इनमें से कोई रास्ता चुनिए।';
export const articlesFound = (count: number): string =>
  count === 1 ? '1 लेख मिला' : `${count} लेख मिले`;

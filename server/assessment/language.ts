/** Scripts of languages that are not read: all of India's but Devanagari. */
const UNREAD_SCRIPT =
  /\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Bengali}|\p{Script=Gujarati}|\p{Script=Gurmukhi}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Oriya}|\p{Script=Arabic}/u;

/**
 * Small words of languages that are not read, as people write them in Latin letters: Marathi, Gujarati, Punjabi, Bengali,
 * Tamil, Telugu, Kannada and Malayalam. Words that Hindi or English has as well are left out.
 */
const UNREAD_WORDS = new Set(
  `majha majhi majhe mazya majhya mala aahe ahe aahet ahet nahiye zala zali zhala zhale dukhtay dukhtoy khup kaay kasa tyala tila
  mari maro chhe che thay thayu hatu nathi bahu shu kem mota
  menu mainu tuhada hunda hundi kidda nu vich utte karke ohde
  amar amake tomar ami khub hocche hochhe korche korchhe kichu kintu theke ekhon jonno keno
  enakku en romba irukku iruku panna panradhu epdi enna illai illa pannanum aachu vandhuduchu
  naku naaku undi unna ledu cheyali ekkuva ippudu enti ayindi vachindi
  nanna nanage ide illa tumba yenu madbeku agide maadi
  ente enikku undu illa valare enthu cheyyanam aanu`.split(/\s+/),
);

/** Marathi as it is written; what Hindi says with the same stem (दुखती, दुखता, दुखते) is Hindi. */
const DEVANAGARI_MARATHI =
  /(?:^|\s)(?:आहे|आहेत|माझ\S*|मला|झाल\S*|दुखत(?:ं\S*|ो\S*|ात)?|नाहीये|तुम्ह\S*|काय|कसा|कशी)(?=\s|[.,?!।]|$)/u;

/** Words of an unread language from which a text is taken to be in it. */
const FEWEST = 2;

/**
 * Returns true when a message is, as a whole or in part, in a language that the reader does not know, which is English and
 * Hindi in either script. Its words are not guessed at: the signs of danger are asked. Linear in the length.
 */
export const isInUnreadLanguage = (message: string): boolean => {
  if (UNREAD_SCRIPT.test(message) || DEVANAGARI_MARATHI.test(message)) return true;
  const words = new Set(message.toLowerCase().match(/[a-z]+/g));
  return [...words].filter((word) => UNREAD_WORDS.has(word)).length >= FEWEST;
};

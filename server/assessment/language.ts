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

/** A letter of Marathi that Hindi lacks. */
const MARATHI_LETTER = 'ळ';

/** Words of Marathi as they are written. What Hindi says with the same stem (दुखती, दुखता, दुखते) is Hindi. */
const MARATHI_WORD =
  /^(?:दुखत|दुखतात|नाहीये|तुम्ही|तुम्हाला|तुम्हांला|तुम्हांना|काय|कशी|येत|येतात|खूप|पाहिजे|आणि|आणखी|किंवा|नका|नक्की|कधी|किती|दाताला|(?:होत|येत|जात)(?:ं|ंय|ोय|ेय|ोत|ोस)|अस(?:ू|तं|ते|तो|तात|ेल)|शक(?:त|तं|ते|तो|तात|ेल|ू))$/u;

/** Beginnings and endings that words of Hindi lack. */
const MARATHI_START =
  /^(?:आहे|माझ|झाल|दुखतं|दुखतो|दुखण|सुजल|ठणक|हिरड|तोंड|उघडत|घ्या|घेत|गेला|गेली|गेले|गेलं|म्हण|दातात|दाताच|दातावर)/u;
const MARATHI_END = /.(?:ायला|पासून|मधून|मध्ये|मुळे|ऊन|च्या|ांना|ांनी|णं|तंय|तोय|तेय|तात|पर्यंत)$/u;

const isMarathi = (word: string): boolean =>
  word.includes(MARATHI_LETTER) ||
  [MARATHI_WORD, MARATHI_START, MARATHI_END].some((each) => each.test(word));

/** Such words that Hindi has too, or that people write in Hindi by a slip. */
const HALF_MARATHI_WORD = /^(?:मला|नाही|नाहि|दात|पण|आता|रक्त|त्रास|नंतर|बाहेर|मध्ये|कसा|करा|वर|आत|ताप)$/u;

/** Words of an unread language from which a text is taken to be in it. */
const FEWEST = 2;

/**
 * Returns true when a message is, as a whole or in part, in a language that the reader does not know, which is English and
 * Hindi in either script. Its words are not guessed at: the signs of danger are asked. Linear in the length.
 */
export const isInUnreadLanguage = (message: string): boolean => {
  if (UNREAD_SCRIPT.test(message)) return true;
  const written = [...new Set(message.match(/\p{Script=Devanagari}+/gu))];
  if (written.some(isMarathi)) return true;
  if (written.filter((word) => HALF_MARATHI_WORD.test(word)).length >= FEWEST) return true;
  const words = new Set(message.toLowerCase().match(/[a-z]+/g));
  return [...words].filter((word) => UNREAD_WORDS.has(word)).length >= FEWEST;
};

/** Words that only Hindi in Latin letters has: a sentence with one of them is Hindi. */
const HINDI_WORDS = `hai hain hoon hua hui hue raha rahi rahe tha thi ka ki ke ko se mein nahi aur mera meri mere mujhe mujhko maine hum hamara hamari
  hamare uska uski uske usko usne unka unki unke kya kyu kyun kaise kab kahan jab tab phir fir abhi bhi bahut bohot thoda thodi jyada zyada wala wali
  wale kar karo karna karne karta karti karte karu karun diya gaya gayi gaye hota hoti hote rehta rehti lagta lagti lag aap aapka aapki aapko apna apni
  apne bhai sahab saheb ji beta beti bachcha bachche mummy papa ghar din subah shaam raat kal aaj hafte mahine saal dard dant daant masude masuda khoon
  khun sujan munh jeebh jabda dawa dawai goli bukhar thanda garam pani khana ungli lekin magar kyunki agar toh jaise itna kitna koi kuch sab karwaya karwayi karwana karaya hoke raho rakho le liya lena de diya dena jata jati jate jana gir khaya khayi piya baad pehle`;

/** Words of both languages, whose Hindi meaning counts only in a Hindi sentence: "pet" (stomach), "gale" (throat). */
const HOMOGRAPHS = `dad gal gala gale pip peep bade rat pine pita pan kale pile beta pet tot dane sans sun band par pas dam dum mar mare mere mil
  hath sing bail sham teen char pi pees fat fate tees tang hone hue toot dab mote beech bole bola bah pal jib bees hare tak kat bat lag din sir jam
  rut pair dar gad kan bas das sade sari chat mat mail bin`;

const hindi = new Set(HINDI_WORDS.split(/\s+/));
const homographs = new Set(HOMOGRAPHS.split(/\s+/));

/** Returns true when a word of a sentence is one that only Hindi has. */
export const isHindi = (words: readonly string[]): boolean =>
  words.some((word) => hindi.has(word) && !homographs.has(word));

/** Returns true for an English word that is written like a Hindi one. */
export const isHomograph = (word: string): boolean => homographs.has(word);

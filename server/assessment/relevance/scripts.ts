/**
 * Stems of tooth, gum, mouth and complaint words in Indian scripts, matched at the start of a word
 * because the endings follow the stem.
 */
const CORE = `दांत दाँत दान्त दंत दन्त दात दातां दाढ दाढ़ डाढ़ दाड़ दाड मसूड मसूड़ मसूढ मसूढ़ मसुड मसुड़ मसुढ़ हिरड्य हिरडी हिरड्या डेंटिस्ट डेंटल टूथ टीथ ब्रेसेस
पायरिया पायोरिया दुधाचे रूट_कैनाल दन्तचिकित्सक मसूडों अक्कलदाढ अक़्ल_दाढ़ कैविटी डेंचर
દાંત દાઢ પેઢા પેઢાં પેઢ દંત ਦੰਦ ਮਸੂੜ ਦਾੜ੍ਹ ਜਾੜ੍ਹ দাঁত দাত দাঁতে মাড়ি মাড়ি দন্ত দাতের ଦାନ୍ତ ଦାନ୍ତ ମାଢ଼ି ମାଢି
பல்லி பல்ல பற்க பல் பற்கள் ஈறு ஈறுக கடைவாய் పన్ను పళ్ళ పళ్ల పంటి పళ్ళు దంత దంతా చిగు పిప్పి ಹಲ್ಲ ಹಲ್ಲು ವಸಡ ಒಸಡ ದಂತ പല്ല പല്ല് മോണ ദന്ത دانت داڑھ مسوڑ ڈینٹ ڈاڑھ`;

const PLACE = `मुंह मुँह मुह मूंह मुख जीभ जिभ जिव्हा होंठ होठ ओठ होंठों गाल_ गालों गालावर गालाला जबड जबड़ तालु तालू लार_ थूक तोंड तोंडा तोंडात
મોઢ મોં મોંમાં જીભ હોઠ જડબ ગાલ ਮੂੰਹ ਜੀਭ ਬੁੱਲ ਜਬਾੜ মুখ মুখে জিভ জিহ্বা ঠোঁট চোয়াল গাল ପାଟି ଜିଭ ଓଠ
வாய் வாயி நாக்கு நாக்கி உதடு உதட்டி தாடை కన్నం నోరు నోటి నోట్లో నాలుక పెదవి పెదవులు దవడ ಬಾಯಿ ಬಾಯಲ್ಲಿ ನಾಲಿಗೆ ತುಟಿ ದವಡೆ വായ വായില നാവ ചുണ്ട താടിയെ താടിയെല്ല منہ زبان ہونٹ جبڑ گال`;

const OTHER = /(?:मुंह|मुँह|मुह) (?:बंद|बन्द) (?:कर|रख)|(?:मुहांस|मुँहास|मुंहास|कील)/;

/** Stems by their first letter. */
type Stems = ReadonlyMap<string, readonly string[]>;
const stemsOf = (text: string): Stems => {
  const byLetter = new Map<string, string[]>();
  for (const stem of text.trim().split(/\s+/)) {
    const [letter = ''] = stem;
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), stem]);
  }
  return byLetter;
};
const CORE_STEMS = stemsOf(CORE);
const PLACE_STEMS = stemsOf(PLACE);
const NOT_LATIN =
  /\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Gurmukhi}|\p{Script=Gujarati}|\p{Script=Oriya}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Kannada}|\p{Script=Malayalam}/u;

/**
 * Returns true when a token begins with a stem. `stem_` must be the whole word, because longer words with it mean
 * something else.
 */
const startsWith = (token: string, stem: string): boolean =>
  stem.endsWith('_') ? token === stem.slice(0, -1) : token.startsWith(stem.replace('_', ' '));

const hasStem = (tokens: readonly string[], stems: Stems): boolean =>
  tokens.some((token) => stems.get(token[0] ?? '')?.some((stem) => startsWith(token, stem)));

/** Returns true when a sentence in an Indian script speaks of teeth, gums, mouth or jaw. */
export function isDentalInIndianScript(sentence: string, tokens: readonly string[]): boolean {
  if (!NOT_LATIN.test(sentence)) return false;
  if (hasStem(tokens, CORE_STEMS) || sentence.includes('रूट कैनाल')) return true;
  return hasStem(tokens, PLACE_STEMS) && !OTHER.test(sentence);
}

import { isOneTypoApart } from '../../../contracts/dental-vocabulary.ts';

/** Ordinary words that lie one letter from a dental word and are not typos of it. */
export const NOT_TYPOS: ReadonlySet<string> = new Set(
  `tenth teach teeny booth tool tooths smooth month months south moth mount south mouths mouse youth
  check checks cheeky cheeks cheese creek chick cheer check checked gun guns gump sum bum gym mental rental
  dented dents denial density denting rent dentition polar solar modal motor moral mayor major brace grace
  brave braved braver braves graces traces brakes races places brown clown drown crowd crows crowns growing
  croon brown frown bride bridge badge fridge bribes brides ridges falling failing feeling felling fulling
  filing felling billing killing pilling tilling willing rolling plague plaques plate opaque scaling scaring
  sailing selling calling staling cleaning clearing leaning gleaning planning polishing publishing
  social pocket rocket locket sockets docket jockey wisdom freedom kingdom closing glossing flowing flooding
  loosing lossing crossing gossip glass gloss class gross flows close loss palace plate plates pilates
  pirate private climate donut dentin gentle gents lips slips clips tips ships laps lops lights flips chips
  tongs tone tongue tonne jam jar law jaws paw raw saw salvia saline salvage enable enamel canals canal
  cabal candle camel scandal annals canine canning candies caring caries carries cries carried carrier
  series diaries dairies berries vanities cavities capacity vanity gravity ovary vender vendor veneer
  vender senior aligned align aligns alignment signers aligner designer retained retainer trainer container
  implant implants implied impacts implement important bleeding breeding bleeder feeding needing heading
  reading leading spelling smelling selling swearing sweating welling dwelling swilling pain paint pair rain
  main gain plain paid train panic patients patience party patch match batch watch catch pitch path lump jump
  lamp dump pump bump limp luma bumps dumps jumps boil oil bowl soil foil toil numb thumb number dumb burn
  turn born barn burns turns born spurn sport spots shots pots posts spot dry day try stock stuck struck
  stack sticks stick sticky stiff stuff staff sniff click clock clicks cloak chick clip lock look luck locks
  looks broken spoken broker break bread breath bleak breaks freak loose lose goose choose loses looses house
  sore store more core some sole score shore sort sort hurt hunt curt hut hurts hurl smell small spell shell
  decay delay decoy delays crack track rack cracks black back block blacks blank lack yellow fellow hello
  mellow bellow yell stain strain train stains staying stairs sustain start state retain issue tissue issues
  infect infected inflected reflected expected injected inspected ejected selected affected infection
  inflection injection inspection invention infections intention reflection action sensitive sensitivity
  blister sister mister plaster cluster blaster under ulcers dancer cancer uber alter user later filter
  dander gander danger dances dance dances dancing dancer dante dates darts dares gaali gala hotel hot
  honey jalan malana jaban jabalpur masala masale masalas musad murad masood masoods kala kal khan khana
  kaan naak aankh sonu suno sujan sujata peepal peeli palla pillu phone thanda handa dhanda danda
  gambling gumball tartan target garter crown tooted tooling booths sooth soothe soothed froth tote bracket
  dentures ventures ventured dependent identity dental accidental dented braced bracing bracer bracelet
  toothy molasses molars collars dollars solars scholar premolar premier premium incisor incisive decisive
  molten moles model hotels bullion pulping pulse pull pulps pup culprit scales scale scaled scalping
  bleached beaching breaching preaching teaching reaching whitening brightening tightening frightening
  lightening widening waiting writing whiting wonding binding bounding banding ponding boarding
  landing blonding tending vending bending mending ridge bridges bring veneers pioneers engineer gumption
  grams grams gummy guy gumbo jews jaws jeans jeep jib jobs jubilee paste toast pasta taste fastest floss
  cheque checkin chunk check cheaper cheated cheat chart wheel heel steel cheesy tongues longue league
  plates ballet palette palatal tablet pellet saliva salvia alive festival oliva spitting pitting
  mouthed mouthing gouging clenching drenching wrenching bunching punching lunching quenching quinching
  tools tooled took cancel canceled bases basis branches branch measure measured measures hindi hall scalar
  fixing starter binding clang chuck maths meths mocha moon howto those scalars stalling firing bruce brushes brush mothers
  mother brother brothers other others moist mound touch tough youths sooths months truth truths dentures dense dentally
  cave cavern cavalry clarity charity rarity parity celery gentry gingerly tent tenth tents teens teems seventh sheath teenth
  maker mahal solaris molasses enables enabled enabling jewel jaguar jargon carlos cartes carrie gather grains
  dalton gallon mature spelling cares carries planes blood flood bled rood food wood good hood stood mood moods peel feel
  feels keel deeds seeds needs weeds sees fees cod bot hat bat drinking grinding grounding rinding rending minding finding winding blinding grinning trending`
    .trim()
    .split(/\s+/),
);

/** A word list that finds its nearest word for a misspelt one without looking at every entry. */
export type TypoIndex<T> = (token: string) => T | undefined;

const VOWELS = /[aeiouy]/g;

function deletionsOf(word: string): string[] {
  const cuts = [word];
  for (let i = 0; i < word.length; i += 1) cuts.push(word.slice(0, i) + word.slice(i + 1));
  return cuts;
}

const bonesOf = (word: string): string =>
  word.slice(0, 1) +
  word
    .slice(1)
    .replace(VOWELS, '')
    .replace(/(.)\1+/g, '$1');

/** One spelling for letters that sound alike: "wizdom" and "wisdom", "gumss" and "gums". */
const soundOf = (word: string): string =>
  word
    .replace(/z/g, 's')
    .replace(/ph/g, 'f')
    .replace(/ck|q/g, 'k')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');

/** Whether a misspelling is close enough for its length: one slip from four letters, two from nine. */
function isClose(token: string, word: string): boolean {
  if (isOneTypoApart(token, word)) return token[0] === word[0] || token[1] === word[0];
  if (word.length < 9 || token[0] !== word[0]) return false;
  return deletionsOf(token).some((cut) => isOneTypoApart(cut, word));
}

/**
 * Index by the words that remain when one letter is left out, so that a look-up costs the length
 * of the token, not the size of the list. Only `sources` forgive a typo. Dropped vowels ("swlln", "dntst") match by consonants.
 */
export function typoIndex<T>(
  entries: Iterable<readonly [string, T]>,
  sources: ReadonlySet<string>,
): TypoIndex<T> {
  const exact = new Map<string, T>();
  const byCut = new Map<string, string[]>();
  const byBones = new Map<string, T>();
  const bySound = new Map<string, T>();
  for (const [word, value] of entries) {
    if (exact.has(word)) continue;
    exact.set(word, value);
    if (word.length >= 4 && !bySound.has(soundOf(word))) bySound.set(soundOf(word), value);
    if (!sources.has(word)) continue;
    for (const cut of deletionsOf(word)) byCut.set(cut, [...(byCut.get(cut) ?? []), word]);
    const bones = bonesOf(word);
    if (bones.length >= 4 && !byBones.has(bones)) byBones.set(bones, value);
  }
  return (token) => {
    const known = exact.get(token);
    if (known !== undefined || token.length < 4 || NOT_TYPOS.has(token)) return known;
    const alike = bySound.get(soundOf(token));
    if (alike !== undefined) return alike;
    for (const cut of deletionsOf(token)) {
      const near = byCut.get(cut)?.find((word) => isClose(token, word));
      if (near !== undefined) return exact.get(near);
    }
    const vowels = token.match(VOWELS)?.length ?? 0;
    return vowels * 5 <= token.length ? byBones.get(bonesOf(token)) : undefined;
  };
}

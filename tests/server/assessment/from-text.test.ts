import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from '../../../server/assessment/evidence/from-text.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';

const suggestedBy = (text: string): FindingId[] =>
  readText(text, 'concern').map(({ finding }) => finding);

const EVERYDAY: ReadonlyArray<readonly [FindingId, string]> = [
  ['pain.any', 'My tooth is aching'],
  ['pain.any', 'daant me dard hai'],
  ['pain.any', 'pallu vali'],
  ['pain.mild', 'slight pain only'],
  ['pain.severe', 'the pain is unbearable'],
  ['pain.severe', 'bahut tez dard hai'],
  ['pain.throbbing', 'it is throbbing like heartbeat'],
  ['pain.dull', 'a dull ache in lower jaw'],
  ['pain.sharp', 'a sharp stab of pain with ice water'],
  ['pain.electric', 'feels like electric shocks on my cheek'],
  ['pain.electric', 'bijli ke jhatke jaisa dard'],
  ['pain.burning', 'muh me jalan hoti hai'],
  ['pain.spontaneous', 'it starts on its own without any reason'],
  ['pain.night', 'I could not sleep due to tooth pain'],
  ['pain.night', 'raat ko dard se neend nahi aati'],
  ['pain.constant', 'the ache is there all day long'],
  ['pain.constant', "pain doesn't go away"],
  ['pain.brief', 'it lasts only a couple of seconds'],
  ['pain.lingering', 'the ache stays for half an hour after hot tea'],
  ['pain.intermittent', 'the pain comes and goes'],
  ['pain.stopped_by_itself', 'it was hurting terribly but the pain stopped by itself'],
  ['pain.localised', 'I can point to the exact tooth'],
  ['pain.poorly_localised', "I can't tell which tooth it is"],
  ['pain.many_teeth', 'all my teeth are sensitive'],
  ['pain.upper_back_teeth', 'all upper back teeth on the right ache together'],
  ['pain.behind_last_tooth', 'pain behind my last molar'],
  ['pain.radiates_ear', 'pain goes up to my ear'],
  ['pain.radiates_ear', 'dard kaan tak jata hai'],
  ['pain.jaw_joint', 'pain in front of my ear when chewing'],
  ['pain.morning_jaw', 'my jaw feels tired when I wake up'],
  ['trigger.cold', 'cold water hurts it'],
  ['trigger.cold', 'thanda pani lagta hai'],
  ['trigger.cold', 'sensitive to ice cream'],
  ['trigger.hot', 'hot tea makes it ache'],
  ['trigger.hot', 'garam chai se dard hota hai'],
  ['trigger.sweet', 'chocolate and sweets trigger pain'],
  ['trigger.air', 'cold air hitting the teeth hurts'],
  ['trigger.biting', 'it hurts when I bite'],
  ['trigger.biting', 'chabane me dard hota hai'],
  ['trigger.release', 'sharp pain when I let go after biting'],
  ['trigger.tapping', 'the tooth is sore when tapped'],
  ['trigger.light_touch', 'washing my face sets off the shock'],
  ['trigger.bending', 'worse when bending down'],
  ['trigger.lying', 'it gets worse when I lie down'],
  ['trigger.spicy', 'spicy food burns'],
  ['trigger.spicy', 'mirchi khane se jalan'],
  ['trigger.wide_opening', 'hurts when I yawn'],
  ['trigger.none_thermal', 'no reaction to hot or cold'],
  ['relief.cold', 'ice water gives relief'],
  ['relief.rest', 'goes away when I rest'],
  ['relief.clearing_food', 'feels better after I floss the food out'],
  ['course.recurrent', 'it keeps coming back'],
  ['course.worsening', 'it is getting worse day by day'],
  ['course.heals_10_days', 'each sore heals in a week'],
  ['course.same_place', 'always at the same place'],
  ['course.moves', 'the patches change place every few days'],
  ['pain.any', 'not without pain'],
  ['pain.any', 'दांत में दर्द'],
  ['pain.any', 'toothake sinse 2 dayz'],
  ['pain.any', 'pallu vali iruku'],
  ['pain.any', 'dat dukhat ahe'],
  ['pain.any', 'dante byatha'],
  ['pain.any', 'pala noppi'],
  ['tooth.no_cold_feeling', 'that tooth does not feel cold'],
  ['tooth.cavity', 'there is a hole in my tooth'],
  ['tooth.cavity', 'daant me keeda laga hai'],
  ['tooth.dark_shadow', 'dark shadow between the teeth'],
  ['tooth.cavity_no_pain', 'a hole in the tooth without pain'],
  ['tooth.floss_catches', 'the floss keeps shredding at one place'],
  ['tooth.broken', 'a corner of my tooth chipped off'],
  ['tooth.broken_recent_injury', 'my tooth broke while eating a nut'],
  ['tooth.crack_habit', 'I like to crack ice with my teeth'],
  ['tooth.large_filling', 'that tooth has a big old silver filling'],
  ['tooth.recent_filling', 'I got a filling last week'],
  ['tooth.root_canal', 'had RCT in that tooth'],
  ['tooth.crowned', 'the tooth has a cap on it'],
  ['tooth.restoration_lost', 'my filling fell out'],
  ['tooth.restoration_lost', 'cap nikal gayi'],
  ['tooth.high', 'the tooth feels longer than the others'],
  ['tooth.high_bite', 'the new filling feels high'],
  ['tooth.loose_one', 'one tooth is shaking'],
  ['tooth.loose_many', 'several teeth are loose'],
  ['tooth.loose_many', 'saare daant hil rahe hain'],
  ['tooth.drifted', 'my front teeth have drifted apart'],
  ['tooth.grey_single', 'one front tooth has turned grey'],
  ['tooth.old_injury', 'I fell on that tooth years ago'],
  ['tooth.wisdom_partial', 'wisdom tooth is half out'],
  ['tooth.erupting', 'a new tooth is coming in'],
  ['tooth.baby', 'it is a milk tooth'],
  ['tooth.double_row', 'new tooth coming behind the milk tooth'],
  ['tooth.knocked_out', 'tooth knocked out completely with root'],
  ['tooth.displaced', 'tooth got pushed in after the fall'],
  ['tooth.missing', 'I have a missing tooth and want an implant'],
  ['tooth.extracted_recently', 'tooth was removed two days ago'],
  ['denture.worn', 'I wear a denture'],
  ['braces.worn', 'I have braces'],
  ['food.trapped', 'food gets stuck between two teeth'],
  ['food.trapped', 'khana phas jata hai'],
  ['sinus.congestion', 'my nose is blocked with cold'],
  ['jaw.click', 'my jaw clicks'],
  ['jaw.locks', 'my jaw gets stuck sometimes'],
  ['grinding', 'I grind my teeth at night'],
  ['teeth.flattened', 'my teeth are worn flat'],
  ['teeth.crooked', 'my teeth are crooked'],
  ['socket.empty', 'the socket looks empty, no clot'],
  ['socket.pain_after_days', 'pain began three days after the extraction'],
  ['injury.recent', 'I fell from my bike today'],
  ['tooth.cavity', 'dant sad gaya hai'],
  ['swelling.gum', 'swollen gum near a tooth'],
  ['swelling.gum', 'masude me sujan'],
  ['swelling.gum_pimple', 'a pimple on the gum that bursts and comes again'],
  ['swelling.palate', 'swelling on the roof of my mouth'],
  ['swelling.cheek', 'my cheek is a little swollen'],
  ['swelling.cheek', 'gaal sooja hua hai'],
  ['swelling.neck', 'swelling in my neck'],
  ['swelling.gum_flap', 'gum flap over wisdom tooth is swollen'],
  ['pus', 'pus is coming out'],
  ['pus', 'bad salty taste'],
  ['pus.gum_edge', 'pus comes from the gum when I press'],
  ['gum.deep_pocket', 'dentist said I have deep gum pockets'],
  ['fever', 'I have fever'],
  ['fever', 'bukhar hai'],
  ['malaise', 'I feel weak and ill'],
  ['gum.bleeds_brushing', 'my gums bleed when I brush'],
  ['gum.bleeds_brushing', 'brush karte samay khoon aata hai'],
  ['gum.bleeds_by_itself', 'my gums bleed on their own at night'],
  ['gum.red_puffy', 'gums are red and puffy'],
  ['gum.receded', 'my gums are receding'],
  ['gum.pink_firm', 'gums are pink and firm'],
  ['gum.painful', 'gums are very painful'],
  ['gum.tips_lost', 'the gum tips between the teeth look cut off and grey'],
  ['gum.overgrown', 'gums are growing over my teeth'],
  ['gum.tartar', 'there is tartar behind my teeth'],
  ['gum.between_teeth_sore', 'the gum between two teeth is sore'],
  ['hygiene.poor', 'I never floss'],
  ['breath.bad', 'bad breath'],
  ['breath.bad', 'muh se badbu aati hai'],
  ['breath.very_foul', 'terrible foul smell and sore gums'],
  ['tongue.coated', 'white coating on my tongue'],
  ['opening.slowly_limited', 'mouth opening has been slowly shrinking for a year'],
  ['fever', 'tez bukhar hai kal se'],
  ['swelling.cheek', 'गाल में सूजन है'],
  ['gum.bleeds_brushing', 'मसूड़ों से खून आता है'],
  ['swelling.gum', 'gumm is sweling near tooth'],
  ['breath.bad', 'bad breth'],
  ['stain.surface', 'my teeth are yellow and stained'],
  ['stain.surface', 'daant peele ho gaye hain'],
  ['stain.from_drinks_tobacco', 'I drink six cups of tea a day'],
  ['stain.chlorhexidine', 'brown stains after using chlorhexidine mouthwash'],
  ['stain.inside_even', 'all teeth look grey from within'],
  ['stain.tetracycline', 'I was given tetracycline as a child'],
  ['marks.white_brown_symmetric', 'chalky white and brown marks on both front teeth'],
  ['marks.same_in_family_water', 'my brother and neighbours have the same marks, borewell water'],
  ['marks.patches_few_teeth', 'yellow brown patches on a few molars since they came in'],
  ['enamel.breaking', 'the enamel keeps chipping away'],
  ['wear.thin_edges', 'edges of front teeth look thin and see through'],
  ['wear.notch_neck', 'notches near the gum line'],
  ['acid.diet', 'I drink lemon water daily'],
  ['acid.reflux', 'I have acid reflux'],
  ['brushing.hard', 'I brush very hard'],
  ['gap.front_lifelong', 'gap between my two front teeth since childhood'],
  ['gap.new', 'new gaps have opened between my teeth'],
  ['sugar.frequent', 'I have sweet tea many times a day'],
  ['ulcer.any', 'sore inside my cheek'],
  ['ulcer.any', 'muh me chhale'],
  ['ulcer.small_round', 'small round ulcer with yellow centre and red ring'],
  ['ulcer.many_small', 'many tiny sores all over the mouth'],
  ['ulcer.at_sharp_tooth', 'a sharp tooth rubs my tongue and made a sore'],
  ['ulcer.hard_edge', 'the ulcer has hard raised edges'],
  ['blisters.lip', 'cluster of blisters on my lip'],
  ['tingling.before', 'it tingled before the blisters came'],
  ['patch.white', 'white patch inside my cheek'],
  ['patch.wipes_off', 'white stuff wipes off'],
  ['patch.does_not_wipe', 'the patch does not rub off'],
  ['patch.lacy', 'lacy white lines'],
  ['patch.both_sides', 'it is on both cheeks'],
  ['patch.red', 'red velvety patch on palate'],
  ['patch.red_white', 'red and white mixed patch'],
  ['tongue.map', 'tongue looks like a map'],
  ['lip_corner.cracked', 'corners of my mouth are cracked'],
  ['lump.any', 'a lump on the inside of my lip'],
  ['lump.soft_bluish', 'soft bluish lump on lip'],
  ['lump.bursts_refills', 'it bursts with clear fluid and fills again'],
  ['lump.firm_smooth', 'firm smooth lump, same size for years'],
  ['lump.growing_bleeding', 'the lump is growing and bleeds'],
  ['lump.neck', 'lump in my neck'],
  ['weight_loss', 'I have lost 6 kg'],
  ['skin.itchy_rash', 'itchy purple rash on wrists'],
  ['mouth.dry', 'my mouth is always dry'],
  ['mouth.burning_normal_look', 'my tongue burns all day but looks normal'],
  ['taste.altered', 'food tastes metallic'],
  ['cheeks.stiff', 'my cheeks have become stiff'],
  ['radiotherapy.head_neck', 'had radiation for throat cancer'],
  ['numbness', 'my lip is numb'],
  ['pregnant', 'I am 4 months pregnant'],
  ['medicine.gum_overgrowth', 'takes amlodipine'],
  ['medicine.drying', 'I take antidepressants'],
  ['medicine.inhaler_or_antibiotic', 'took antibiotics last week'],
  ['tobacco.smoked', 'I smoke bidis'],
  ['tobacco.chewed', 'khaini khata hu'],
  ['areca', 'I chew supari'],
  ['alcohol', 'I drink whisky daily'],
  ['stress', 'I am under a lot of stress'],
  ['immunosuppressed', 'I am on chemotherapy'],
  ['infant', 'my baby is 8 months old'],
];

describe('what words suggest', () => {
  it.each(EVERYDAY)('is %s in "%s"', (finding, text) => {
    expect(suggestedBy(text)).toContain(finding);
  });

  it.each<[FindingId, string]>([
    ['swelling.gum', 'no swelling of the gum'],
    ['swelling.gum', 'my gum is not swollen'],
    ['swelling.gum', 'masude me sujan nahi hai'],
    ['pus', 'no fever, pus or lump'],
    ['lump.any', 'no fever, no pus, swelling or lump'],
    ['fever', 'bukhar nahi'],
    ['fever', 'without fever'],
    ['trigger.cold', 'cold water does not hurt it'],
    ['ulcer.any', 'I never had an ulcer'],
    ['pain.any', 'nothing hurts when I press on it'],
    ['pain.any', 'is it a painful thing'],
    ['pus', 'if pus comes I shall call'],
    ['tooth.infected', 'I am afraid of an infection'],
    ['tooth.extracted_recently', 'a molar must be pulled this morning'],
    ['trigger.release', 'when will the film be released'],
    ['sinus.congestion', 'does the sinus floor need raising first'],
    ['sinus.congestion', 'my back tooth hurts when I drink something cold since 3 days'],
    ['tooth.recent_filling', 'my mouth filled up with blood a minute ago'],
    ['gum.bleeds_brushing', 'blood is pouring from my gums'],
  ])('is not %s in "%s"', (finding, text) => {
    expect(suggestedBy(text)).not.toContain(finding);
  });

  it.each<[FindingId, string]>([
    ['swelling.gum', 'no fever but my gum is swollen'],
    ['swelling.gum', 'No fever. My gum is swollen'],
    ['swelling.gum', 'no fever, since yesterday my gum is swollen'],
    ['swelling.gum', 'I do not smoke and take no tablets at all today and my gum is swollen'],
    ['pain.poorly_localised', 'I cannot tell which tooth it is'],
    ['tooth.baby', 'it is a milk tooth'],
    ['gum.bleeds_brushing', 'is it normal that my gums bleed'],
    ['pus', 'I am worried and since yesterday there has been pus at the gum'],
  ])('is %s in "%s", where something else is denied', (finding, text) => {
    expect(suggestedBy(text)).toContain(finding);
  });

  it.each<[string, FindingId[]]>([
    ['my baby is 8 months old', ['infant', 'child.under_12']],
    ['he is 1 year old', ['infant', 'child.under_12']],
    ['she is 1.5 years old', ['child.under_12']],
    ['she is 2 years old', ['child.under_12']],
    ['she is 11 years old', ['child.under_12']],
    ['she is 12 years old', ['child.12_or_older']],
    ['he is 18 years old', ['child.12_or_older']],
    ['he is 19 years old', []],
    ['it broke when I was 11 years old', []],
    ['has it since she was 5 years old', []],
  ])('tells the age in "%s"', (text, ages) => {
    const told = suggestedBy(text).filter((finding) => /^(?:child\.|infant$)/.test(finding));
    expect(new Set(told)).toEqual(new Set(ages));
  });

  it('reads nothing as absent', () => {
    const text = 'no pain, no swelling, no fever, bukhar nahi, the gum is not red';
    expect(readText(text, 'concern').every(({ present }) => present)).toBe(true);
  });
});

describe('the opening of a text, before it comes to the matter', () => {
  it.each<[FindingId, string]>([
    ['onset.days', 'It has rained in our town for nine days and all of us stay at home'],
    [
      'course.recurrent',
      'The power cut of our street keeps coming back in every week of the summer',
    ],
    ['pain.intermittent', 'The current in our street comes and goes in every week of the summer'],
    ['trigger.lying', 'My old radio always gets worse when I lie down with it at night'],
    ['relief.rest', 'The noise of the old fan goes away when I rest in the other room'],
    ['stain.from_drinks_tobacco', 'I drink six cups of tea a day while I sit in the shop'],
  ])('tells no %s: "%s"', (finding, opening) => {
    expect(suggestedBy(`${opening}.`)).toContain(finding);
    expect(suggestedBy(`${opening}. My gum is swollen.`)).not.toContain(finding);
    expect(suggestedBy(`My gum is swollen. ${opening}.`)).toContain(finding);
  });

  it('tells what is there, like a medicine that is taken', () => {
    const opening = 'I take amlodipine every morning and walk to the shop of my brother';
    expect(suggestedBy(`${opening}. My gum is swollen.`)).toContain('medicine.gum_overgrowth');
  });
});

describe('a language, a place or a name', () => {
  it.each([
    'I speak Tamil',
    'I live in Tamil Nadu',
    'தமிழ்',
    'I am from Sagar',
    'calling from Patna',
    'flying to Lanka tomorrow',
    'my address is Kannur',
    'Ratlam city',
    'we speak Sindhi at home',
    'I am Suman Mishra',
    'this is Sharad Menon',
    'Veena here',
    'Sapna is my name',
  ])('says nothing of a mouth: %s', (text) => {
    expect(suggestedBy(text)).toEqual([]);
  });

  it('takes nothing away from what is said beside it', () => {
    expect(suggestedBy('I speak Tamil and chew tamul, cold water hurts my tooth')).toEqual(
      suggestedBy('I chew tamul, cold water hurts my tooth'),
    );
  });
});

describe('the reader', () => {
  it('quotes the patient and names the source', () => {
    const first = readText('Please help. My GUM near the molar is Swollen!', 'concern').find(
      ({ finding }) => finding === 'swelling.gum',
    );
    expect(first).toEqual({
      finding: 'swelling.gum',
      present: true,
      source: 'concern',
      quote: 'My GUM near the molar is Swollen!',
      likelihood: expect.closeTo(1, 0),
      isOutright: true,
    });
  });

  it('keeps quotes within 120 characters', () => {
    const quotes = readText(`my tooth hurts ${'very much and '.repeat(40)}`, 'concern');
    expect(quotes.length).toBeGreaterThan(0);
    for (const { quote } of quotes) expect(quote.length).toBeLessThanOrEqual(120);
  });

  it('reads nothing in an empty text', () => {
    expect(readText('', 'concern')).toEqual([]);
    expect(readText(' ... ?? !! ', 'concern')).toEqual([]);
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 4000 }), (text) => {
        expect(Array.isArray(readText(text, 'concern'))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('finds no more in a text written ten times than ten times as much', () => {
    const text = 'Cold water hurts my tooth, the gum is swollen. ';
    const once = readText(text, 'concern').length;
    expect(once).toBeGreaterThan(1);
    expect(readText(text.repeat(60), 'concern').length).toBeLessThanOrEqual(once * 60);
  });
});

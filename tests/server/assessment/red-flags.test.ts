import { describe, expect, it } from 'vitest';
import { RED_FLAG_IDS, RED_FLAG_LEVELS } from '../../../contracts/red-flags.ts';
import type { RedFlagId } from '../../../contracts/red-flags.ts';
import { collectEvidence } from '../../../server/assessment/evidence/collect.ts';
import type { Observation } from '../../../server/assessment/evidence/evidence.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { raiseRedFlags } from '../../../server/assessment/red-flags.ts';

type Case = readonly [flag: RedFlagId, issue: string, age?: Patient['age']];

const asRow = ([flag, issue, age]: Case) => ({ flag, issue, age });

const patient = (issue: string, age: Patient['age'] = 'age_19_30'): Patient => ({
  issue,
  category: 'other',
  age,
  sex: 'undisclosed',
  followUpAnswers: {},
  medicalHistory: [],
  allergies: '',
  xrayFindings: null,
});

const flagsOf = (issue: string, age?: Patient['age']): RedFlagId[] => {
  const who = patient(issue, age);
  return raiseRedFlags(who, collectEvidence(who)).map(({ id }) => id);
};

const RAISED: readonly Case[] = [
  ['airway_compromise', 'lower jaw swollen since yesterday and now i am finding it hard to breath'],
  [
    'airway_compromise',
    'My throat feels like closing and voice has become hoarse after swelling below tongue',
  ],
  ['airway_compromise', 'saans lene me dikkat ho rahi hai, jabde ke neeche sujan hai'],
  ['airway_compromise', 'swelling under chin, I have to sit up all night, cant lie down'],
  ['airway_compromise', 'his speech sounds like hot potato in mouth and tongue is pushed up'],
  ['airway_compromise', 'breathing is noisy and he is leaning forward'],
  ['airway_compromise', 'मुंह के नीचे सूजन है और सांस लेने में तकलीफ हो रही है'],
  ['dysphagia', 'tooth infection, swelling neck, cant swallow even water, saliva dripping'],
  ['dysphagia', 'i am drooling because swallowing is too painful, jaw swollen'],
  ['dysphagia', 'thook bhi nahi nigal pa raha, gale ke paas sujan'],
  ['dysphagia', 'wisdom tooth swelling, only few sips of water go down'],
  ['dysphagia', 'unable to swallow food or water since morning due to swelling'],
  ['floor_of_mouth_swelling', 'hard swelling below my chin on both sides, tooth decayed'],
  ['floor_of_mouth_swelling', 'jeebh ke neeche sujan aa gayi hai aur dard'],
  ['floor_of_mouth_swelling', 'area under tongue has swollen up and feels hard like wood'],
  ['floor_of_mouth_swelling', 'swelling under jaw both sides with fever'],
  [
    'trismus',
    'wisdom tooth pain with swelling, since 2 days mouth hardly opens, only one finger goes in',
  ],
  ['trismus', 'muh bilkul nahi khul raha, akal daad me sujan aur bukhar'],
  ['trismus', 'jaw has locked shut with swelling and fever since yesterday cannot open mouth'],
  ['spreading_facial_swelling', 'cheek swelling has doubled since morning and going towards eye'],
  [
    'spreading_facial_swelling',
    'face swollen badly overnight from bad tooth, now neck also swollen',
  ],
  ['spreading_facial_swelling', 'sujan gaal se aankh tak pahunch gayi hai'],
  ['spreading_facial_swelling', 'swelling is increasing every hour and reached my neck'],
  ['eye_involvement', 'upper tooth infection and now my eye is swollen shut'],
  ['eye_involvement', 'face swelling, right eye not opening, light hurts'],
  ['eye_involvement', 'aankh band ho rahi hai sujan ki wajah se, daant me infection hai'],
  ['systemic_infection', 'gum boil with pus, fever 102 and shivering'],
  ['systemic_infection', 'daant me pus, tez bukhar aur kapkapi'],
  ['systemic_infection', 'swollen jaw from tooth, temperature 38.9, feeling very ill'],
  [
    'systemic_infection',
    'my father has tooth abscess and since morning he is confused and talking nonsense',
  ],
  [
    'immunosuppressed_infection',
    'I take tacrolimus after kidney transplant, gum is swollen with pus near tooth and painful',
  ],
  ['immunosuppressed_infection', 'on chemo, fever 100.8 and mouth pain, tooth abscess'],
  ['immunosuppressed_infection', 'sugar is 420 and missed insulin, cheek swelling with tooth pain'],
  [
    'uncontrolled_bleeding',
    'tooth removed in morning still bleeding after pressing gauze 40 minutes',
  ],
  ['uncontrolled_bleeding', 'daant nikalwaya tha, khoon band nahi ho raha 4 ghante se'],
  ['uncontrolled_bleeding', 'extraction yesterday and blood keeps filling my mouth, feeling dizzy'],
  ['uncontrolled_bleeding', 'bleeding from socket wont stop'],
  [
    'avulsed_permanent_tooth',
    'my 12 year old daughter fell and her front tooth came out completely, kept in milk',
  ],
  ['avulsed_permanent_tooth', 'front tooth knocked out by cricket ball, i have it in my hand'],
  ['avulsed_permanent_tooth', 'gir gaya stairs se, aage ka daant poora nikal gaya hai'],
  ['avulsed_permanent_tooth', 'punched in face, tooth is out, it is in tissue'],
  ['displaced_tooth_trauma', 'fell off bike, top tooth pushed backwards and cant bite'],
  ['displaced_tooth_trauma', 'elbow in face, front tooth is hanging and loose'],
  ['displaced_tooth_trauma', 'chot lagne se daant andar chala gaya'],
  ['inhaled_fragment', "broke a tooth while eating and can't find piece, coughing since then"],
  ['inhaled_fragment', 'crown came off in sleep and i have new wheeze and cough, crown missing'],
  ['facial_trauma', 'car accident, jaw looks crooked and teeth not meeting'],
  ['facial_trauma', 'hit by a bat, cheek bone looks sunken'],
  [
    'facial_trauma',
    "fell on chin, cannot bite properly teeth don't fit together, blue bruise under tongue",
  ],
  ['head_injury', 'fell from scooter and passed out for a minute, broken tooth'],
  ['head_injury', 'accident ke baad do baar ulti hui aur daant toota'],
  ['head_injury', 'he hit his mouth and now does not remember what happened'],
  ['vision_change', 'got hit in face seeing double since'],
  ['vision_change', 'punch lagne ke baad do do dikh raha hai'],
  ['cardiac_symptoms', 'pain in lower jaw whenever I climb stairs, goes away when i rest'],
  ['cardiac_symptoms', 'jaw ache with sweating and chest tightness since 20 minutes'],
  ['cardiac_symptoms', 'jabde me dard seedhi chadhne par, baithne se theek ho jata'],
  ['cardiac_symptoms', 'left jaw and left arm pain, breathless'],
  ['cardiac_symptoms', 'teeth and jaw pain when walking uphill and nausea, sweaty'],
  ['analgesic_overdose', 'taken 10 dolo 650 since morning for tooth pain'],
  ['analgesic_overdose', 'I took 2 crocin 500 every 2 hours whole day'],
  ['analgesic_overdose', 'i am 42 kg and took 7 paracetamol 500 today'],
  ['analgesic_overdose', 'swallowed a whole strip of combiflam because pain'],
  ['analgesic_overdose', '8 brufen 400 in one day'],
  [
    'child_dehydration',
    '2 year old with mouth sores and fever, no urine since last night, no tears when crying',
    'age_0_18',
  ],
  ['child_dehydration', 'bachche ke muh me chhale, subah se susu nahi kiya', 'age_0_18'],
  [
    'child_dehydration',
    'my 4 yr daughter mouth ulcers, not drinking, very sleepy and floppy, dry nappies',
    'age_0_18',
  ],
  ['facial_numbness', 'my lower lip has gone numb since 5 days'],
  ['facial_numbness', 'chin sunn ho gaya hai'],
  ['facial_numbness', 'no feeling in my lip on right side for 2 weeks, no injection taken'],
  ['suspected_malignancy', 'ulcer on tongue for 2 months not healing, hard edges'],
  ['suspected_malignancy', 'sore in cheek since 18 days, i chew gutka'],
  ['suspected_malignancy', 'lump in neck since 6 weeks, hard, painless'],
  ['suspected_malignancy', 'velvety red patch under tongue for 2 months'],
  ['suspected_malignancy', 'growth on gum getting bigger since 2 months and bleeds'],
  ['suspected_malignancy', 'tongue par ghav hai 1 mahine se theek nahi ho raha, bidi peeta hu'],
  [
    'potentially_malignant_lesion',
    'white patch in cheek where i keep tobacco, does not rub off, 4 months',
  ],
  [
    'potentially_malignant_lesion',
    'mouth opening reduced slowly over a year, chew supari, cheeks stiff',
  ],
  ['airway_compromise', 'gums and jaw swollen and im struggling to breathe'],
  ['airway_compromise', 'she is gasping, swelling below jaw'],
  ['airway_compromise', 'I cant breath properly after my face swelled'],
  ['airway_compromise', 'my tongue feels lifted up and i cant put it out'],
  ['airway_compromise', 'voice has changed, sounds thick since the swelling'],
  [
    'dysphagia',
    'it hurts so much to swallow that i can take only tiny sips, wisdom tooth infected',
  ],
  ['dysphagia', 'paani bhi nahi nigla ja raha, muh me sujan'],
  ['dysphagia', "he keeps spitting out his saliva as he can't swallow it"],
  ['dysphagia', 'Swallowing is almost impossible with this swelling'],
  [
    'trismus',
    'jaw tight, can barely fit one finger between teeth, fever with swollen gum behind last tooth since 3 days',
  ],
  ['trismus', "since 2 days i can't open my mouth more than a finger, wisdom tooth is infected"],
  ['spreading_facial_swelling', 'whole left side of face is swollen up to the eye'],
  ['spreading_facial_swelling', 'poora chehra sooj gaya hai raat bhar me, daant kharab hai'],
  [
    'spreading_facial_swelling',
    'The swelling which was small last night has now spread down to my neck',
  ],
  ['eye_involvement', "my eyelid is swollen and i can't open my left eye, upper tooth paining"],
  ['systemic_infection', 'abscess in tooth and i am having chills, fever 101.5'],
  ['systemic_infection', 'tooth infection, temp 39.4 C, very weak'],
  ['systemic_infection', 'muh me sujan hai aur 102 bukhar hai, daant me pus'],
  ['systemic_infection', 'jaw swelling and high fever with rigors'],
  [
    'uncontrolled_bleeding',
    '3 hrs since my wisdom tooth was taken out, gauze getting soaked again and again',
  ],
  ['uncontrolled_bleeding', 'blood is still coming from the hole, pressed for half an hour no use'],
  ['uncontrolled_bleeding', 'extraction ke baad se lagatar khoon aa raha hai'],
  [
    'uncontrolled_bleeding',
    'I have been biting on cotton for 45 mins but the bleeding does not stop',
  ],
  ['avulsed_permanent_tooth', 'my boy 10, tooth fell out whole after he was hit by swing'],
  ['avulsed_permanent_tooth', 'football hit me and two upper teeth came out with roots'],
  ['displaced_tooth_trauma', 'fell in bathroom, my front tooth moved backward and feels loose'],
  [
    'displaced_tooth_trauma',
    'daughter 11 fell from swing her upper permanent tooth went inside gum',
  ],
  ['displaced_tooth_trauma', 'After the fall my tooth is longer than the other and wobbly'],
  ['inhaled_fragment', 'tooth broke when i fell, piece not found, now i am wheezing'],
  ['inhaled_fragment', 'filling fell while sleeping, swallowed maybe, constant cough since'],
  ['facial_trauma', "got kicked in the jaw, my bite feels off and there's a step in jawbone"],
  ['facial_trauma', 'hit by ball, cheek looks flat and numb'],
  ['head_injury', 'fell down stairs, broke teeth, vomited twice and feeling drowsy'],
  ['head_injury', 'bike accident, lost consciousness for few seconds, lip cut tooth broken'],
  ['vision_change', 'after the punch my vision is blurry'],
  [
    'cardiac_symptoms',
    'lower jaw pain on both sides that comes on while walking fast and stops when I stand still',
  ],
  ['cardiac_symptoms', 'my dad 62 has jaw pain with cold sweat and heaviness in chest'],
  ['cardiac_symptoms', 'dard jabde mein aur haath mein bhi, paseena aa raha hai'],
  ['cardiac_symptoms', 'Toothache plus shortness of breath and sweating'],
  ['analgesic_overdose', 'i took 6 combiflam, 4 dolo 650 and 4 crocin since morning'],
  ['analgesic_overdose', 'taken 12 paracetamol tablets in last 24 hours'],
  ['analgesic_overdose', 'had 3 ibuprofen 400 every 4 hours'],
  ['analgesic_overdose', 'dolo 650 8 goli kha li aaj'],
  ['analgesic_overdose', 'I swallowed many painkillers because I want to end my life'],
  [
    'child_dehydration',
    "my 2 yr old has blisters all over mouth, refuses to drink, hasn't peed for 10 hours, cries without tears",
    'age_0_18',
  ],
  [
    'child_dehydration',
    'baby 14 months, fever, mouth ulcers, only one wet diaper since yesterday',
    'age_0_18',
  ],
  ['facial_numbness', 'half of my tongue went numb 3 days back'],
  ['facial_numbness', 'numb chin, no dentist visit'],
  ['suspected_malignancy', 'I have a wound on my tongue which is not healing since 5 weeks'],
  ['suspected_malignancy', 'lump inside cheek growing since 3 months, gutka user'],
  ['suspected_malignancy', 'tooth removed 2 months ago, the hole is still not healed'],
  [
    'suspected_malignancy',
    'painless red and white patch on the floor of mouth from 7 weeks, I smoke and drink',
  ],
];

const NEAR_MISSES: readonly Case[] = [
  ['airway_compromise', 'bad breath since 2 months'],
  ['airway_compromise', 'nose blocked cannot breathe through nose, upper teeth ache'],
  ['airway_compromise', 'No trouble breathing, no trouble swallowing, small swelling on gum'],
  ['airway_compromise', 'Breathing and swallowing are fine'],
  ['airway_compromise', 'he breathes easily and talks in full sentences'],
  ['dysphagia', 'swallows normally, opens normally'],
  ['dysphagia', 'slight pain while swallowing? no swallowing is fine'],
  ['dysphagia', 'baby drooling and teething'],
  [
    'floor_of_mouth_swelling',
    'small bluish soft swelling under the tongue filled with fluid for a month, no pain',
  ],
  ['floor_of_mouth_swelling', 'no swelling under the tongue or chin'],
  ['trismus', 'mouth opens only 2 fingers from many months i chew supari'],
  ['trismus', 'jaw clicks and sometimes gets stuck'],
  ['trismus', 'can open my mouth fully'],
  ['spreading_facial_swelling', 'cheek slightly puffy, same since 3 days, not spreading'],
  ['spreading_facial_swelling', 'no facial swelling'],
  ['eye_involvement', 'eyes are fine and swelling only on gum'],
  ['eye_involvement', 'pressure under my eyes with cold and blocked nose'],
  ['systemic_infection', 'gum boil, no fever'],
  ['systemic_infection', 'temperature 37.1, abscess on gum'],
  ['systemic_infection', 'had fever last week, gum is bleeding on brushing'],
  ['immunosuppressed_infection', 'diabetic, sugar well controlled, gum boil with pain'],
  ['uncontrolled_bleeding', 'gums bleed when brushing and stop after rinsing'],
  ['uncontrolled_bleeding', 'bled a little after extraction but stopped with gauze'],
  ['uncontrolled_bleeding', 'gums keep bleeding whenever i brush'],
  ['avulsed_permanent_tooth', 'my 3 year old fell and her milk tooth came out'],
  ['avulsed_permanent_tooth', 'filling came out while eating'],
  ['avulsed_permanent_tooth', 'tooth taken out by dentist yesterday'],
  ['avulsed_permanent_tooth', 'new teeth came out behind milk teeth'],
  ['displaced_tooth_trauma', 'my teeth have moved forward slowly over years'],
  ['displaced_tooth_trauma', 'braces moved my teeth'],
  ['inhaled_fragment', 'chipped tooth, found the piece, no cough'],
  ['facial_trauma', 'fell and chipped tooth, bite is normal'],
  ['head_injury', 'fell, broke tooth, no vomiting, did not faint'],
  ['vision_change', 'injury to tooth, vision is normal'],
  ['cardiac_symptoms', 'jaw clicks and hurts on chewing, no chest pain'],
  ['cardiac_symptoms', 'no sweating or breathlessness, tooth pain on biting'],
  ['analgesic_overdose', 'took 2 dolo 650 today'],
  ['analgesic_overdose', 'paracetamol 500 three times a day'],
  ['child_dehydration', 'child with ulcers, drinking well and passing urine normally', 'age_0_18'],
  ['facial_numbness', 'lip numb since dental injection this morning'],
  ['facial_numbness', 'no numbness of lip'],
  ['suspected_malignancy', 'mouth ulcer for 5 days'],
  ['suspected_malignancy', 'ulcers come every month for years and heal in a week'],
  ['suspected_malignancy', 'white lines both cheeks'],
  ['potentially_malignant_lesion', 'white patches wipe off, using inhaler'],
  ['trismus', 'mouth opens two fingers since yesterday slight pain'],
  ['airway_compromise', 'asthma patient, sometimes wheezing, tooth sensitivity'],
  ['head_injury', 'vomiting in pregnancy, gums bleed'],
  ['inhaled_fragment', 'cough and cold since a week, broken tooth'],
  ['systemic_infection', 'throat infection and fever last month, now gum bleeding on brushing'],
];

const HARMLESS: readonly string[] = [
  'gums bleeding when brushing',
  'I want braces, teeth are crooked',
  'sharp pain with cold water for few seconds',
  'my filling fell out',
  'I have cavity in back tooth and pain at night',
  'bad smell from mouth',
  'Teeth whitening cost',
  'gum swelling with pus near one tooth, pain 6 out of 10, no fever',
  'wisdom tooth coming, gum sore, mouth opens normally',
  'small pimple on gum that bursts every few weeks, no pain',
  'mouth ulcer 4 days, painful',
  'jaw clicking since 2 months and pain on chewing',
  'My father had a heart attack last year. I have tooth sensitivity',
  'is this cancer? small white ulcer since 3 days',
  'my child is 8, has cavity in milk tooth, pain on eating',
  'grinding teeth at night, jaw sore in morning',
  'I had fever last week, now cold sore on lip',
  'burning tongue for months, looks normal',
  'daant me thanda lagta hai',
  'masude se khoon aata hai brush karte waqt',
  'can I take dolo 650 for my toothache?',
  'dry mouth, i need water to swallow dry food',
  'upper teeth pain with blocked nose, pain increases on bending',
  'tooth feels high after filling yesterday',
  'tooth broke on biting a nut, sharp edge, no injury elsewhere',
  'baby teeth coming out, drooling, 7 months old',
  'front tooth turned grey, fell 10 years back',
  'teeth became loose slowly and gaps opening over 2 years',
  'my denture rubs and made a sore for 5 days',
  'brown stains due to tea',
  'electric shock pain on touching face, right side, lasts seconds',
  'pain after tooth removal 3 days ago, empty socket, bad smell',
  'pregnant 5 months with bleeding gums',
];

describe('red flags in free text', () => {
  it.each(RAISED.map(asRow))('raises $flag for "$issue"', ({ flag, issue, age }) => {
    expect(flagsOf(issue, age)).toContain(flag);
  });

  it.each(NEAR_MISSES.map(asRow))('does not raise $flag for "$issue"', ({ flag, issue, age }) => {
    expect(flagsOf(issue, age)).not.toContain(flag);
  });

  it.each(HARMLESS)('raises no emergency for "%s"', (issue) => {
    const emergencies = flagsOf(issue).filter((flag) => RED_FLAG_LEVELS[flag] === 'emergency');
    expect(emergencies).toEqual([]);
  });

  it('has a raised case and a near miss for every flag', () => {
    const named = (cases: readonly Case[]): RedFlagId[] =>
      RED_FLAG_IDS.filter((id) => cases.some(([flag]) => flag === id));
    expect(named(RAISED)).toEqual([...RED_FLAG_IDS]);
    expect(named(NEAR_MISSES)).toEqual([...RED_FLAG_IDS]);
  });
});

describe('red flags in evidence', () => {
  const item = (
    finding: FindingId,
    present = true,
    source: Observation['source'] = 'answer',
  ): Observation => ({ finding, present, source, quote: finding });

  it('carries the words a flag rests on', () => {
    const [flag] = raiseRedFlags(patient('x'), [
      { finding: 'airway', present: true, source: 'concern', quote: 'I can hardly breathe' },
    ]);
    expect(flag).toEqual({ id: 'airway_compromise', because: ['I can hardly breathe'] });
  });

  it('lets a danger sign stand although another answer denies it', () => {
    const evidence = [item('airway', false), item('airway', true, 'concern')];
    expect(raiseRedFlags(patient('x'), evidence).map(({ id }) => id)).toContain(
      'airway_compromise',
    );
  });

  it('does not take silence for a denial or a denial for a sign', () => {
    expect(raiseRedFlags(patient('x'), [])).toEqual([]);
    expect(raiseRedFlags(patient('x'), [item('airway', false), item('fever.38', false)])).toEqual(
      [],
    );
  });

  it('knows a viral mouth infection from a dental one', () => {
    const viral = [item('fever.38'), item('ulcer.many_small'), item('pain.severe')];
    const dental = [item('fever.38'), item('swelling.gum'), item('pus')];
    expect(raiseRedFlags(patient('x'), viral)).toEqual([]);
    expect(raiseRedFlags(patient('x'), dental).map(({ id }) => id)).toEqual(['systemic_infection']);
  });

  it('never puts back a milk tooth', () => {
    const evidence = [item('tooth.knocked_out'), item('tooth.baby'), item('injury.recent')];
    expect(raiseRedFlags(patient('x', 'age_0_18'), evidence)).toEqual([]);
  });

  it('shortens the waiting time for a sore with tobacco, areca or alcohol', () => {
    const sore = [item('ulcer.any'), item('ulcer.over_2_weeks'), item('ulcer.over_3_weeks', false)];
    expect(raiseRedFlags(patient('x'), sore)).toEqual([]);
    const ids = raiseRedFlags(patient('x'), [...sore, item('tobacco.chewed')]).map(({ id }) => id);
    expect(ids).toContain('suspected_malignancy');
  });
});

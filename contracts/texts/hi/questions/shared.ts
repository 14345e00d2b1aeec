import type { WordsOf } from '../../../questions/question-bank.ts';
import type { BODY_SIGNS, DANGER_SIGNS, EVENTS } from '../../../questions/shared.ts';

/** The danger signs of an infection or of the airway, as they are read in every category. */
export const DANGER_SIGNS_WORDS: WordsOf<typeof DANGER_SIGNS> = {
  question: 'क्या इनमें से कुछ अभी हो रहा है?',
  hint: 'सावधानी के लिए हम पहले यही पूछते हैं। इनसे पता चलता है कि मदद कितनी जल्दी चाहिए।',
  groups: {
    breathing: 'साँस लेना मुश्किल, या निगलना मुश्किल',
    swelling: 'चेहरे या आँख पर सूजन, जीभ के नीचे सूजन, या मुँह मुश्किल से खुलना',
    fever: 'बुख़ार, बहकी-बहकी बातें, या चेहरे का एक तरफ़ लटकना',
  },
  options: {
    hard_to_breathe: 'साँस लेना मुश्किल, या घुटी हुई आवाज़',
    cannot_swallow: 'निगलना बहुत मुश्किल: सिर्फ़ छोटे-छोटे घूँट उतरते हैं, या लार बहती है',
    swelling_under_tongue: 'जीभ या ठोड़ी के नीचे, या जबड़े के दोनों तरफ़ सूजन',
    face_swelling_spreads: 'चेहरे की सूजन एक दिन में दुगनी हुई, या आँख या गर्दन के पास पहुँच रही है',
    cheek_a_little_swollen: 'गाल थोड़ा सूजा है और तेज़ी से नहीं बढ़ रहा',
    eye_swollen_or_painful: 'आँख सूजी है, बंद हो रही है या दुखती है',
    opens_one_finger: 'मुँह सिर्फ़ एक उँगली की मोटाई जितना खुलता है, पिछले कुछ दिनों से',
    fever_38: '38 °C (100.4 °F) या ज़्यादा बुख़ार, या कँपकँपी',
    confused_or_drowsy: 'बहकी-बहकी बातें, ठीक से समझ न पाना, या बहुत सुस्ती',
    face_droops: 'चेहरा एक तरफ़ लटका है, या बोली लड़खड़ाती है',
    none: 'इनमें से कोई नहीं',
    not_sure: 'पता नहीं',
  },
};

/** Injuries and removals, as they are read in every category. */
export const EVENTS_WORDS: WordsOf<typeof EVENTS> = {
  question: 'क्या पिछले कुछ दिनों में इनमें से कुछ हुआ?',
  hint: 'गिरना, चोट, हादसे और दाँतों के डॉक्टर के पास जाना याद कीजिए।',
  groups: {
    tooth: 'चोट से दाँत उखड़ा, हटा या ढीला हुआ',
    head: 'सिर या चेहरे पर चोट, साथ में दाँत पहले जैसे न बैठना, बेहोशी या कम दिखना',
    else: 'टूटा हुआ टुकड़ा नहीं मिल रहा, या डॉक्टर ने दाँत निकाला',
  },
  options: {
    tooth_knocked_out: 'पक्का दाँत चोट से पूरा उखड़कर बाहर आ गया',
    milk_tooth_hurt: 'चोट से दूध का दाँत उखड़ा, हटा या ढीला हुआ',
    tooth_pushed: 'चोट से पक्का दाँत अपनी जगह से हट गया',
    tooth_loosened: 'चोट से पक्का दाँत ढीला हुआ, पर अपनी जगह पर है',
    face_bone: 'चोट के बाद: दाँत पहले जैसे नहीं बैठते, गाल चपटा है या हड्डी टेढ़ी लगती है',
    head_hit: 'चोट के बाद: बेहोशी, उल्टी, बहकी-बहकी बातें या ठीक से समझ न पाना',
    vision_changed: 'चोट के बाद: दो-दो या ख़राब दिखना',
    piece_inhaled: 'टूटा टुकड़ा नहीं मिल रहा, और नई खाँसी या साँस में सीटी है',
    infant_gum_torn: 'शिशु ने अभी चलना नहीं सीखा, और उसके होंठ के अंदर की झिल्ली या मसूड़ा फटा है',
    tooth_taken_out: 'डॉक्टर ने दाँत निकाला',
    none: 'इनमें से कोई नहीं',
    not_sure: 'पता नहीं',
  },
};

/** The warning signs of the whole body and of slow disease, as they are read in every category. */
export const BODY_SIGNS_WORDS: WordsOf<typeof BODY_SIGNS> = {
  question: 'क्या इनमें से कोई बात है?',
  groups: {
    heart: 'जबड़े का दर्द, जो मेहनत का काम करने या सीढ़ी चढ़ने पर, पसीने के साथ या सीने में भारीपन के साथ हो',
    slow: 'नया सुन्नपन, 3 हफ़्ते से ज़्यादा का छाला या घाव, या गर्दन में गाँठ',
    defences: 'रोग से लड़ने की ताक़त कम, या शुगर क़ाबू में नहीं',
  },
  options: {
    bleeding_not_stopped: 'बहुत ख़ून बहना, या साफ़ कपड़ा 20 मिनट दबाने के बाद भी ख़ून',
    too_many_painkillers: 'एक दिन में पैकेट पर लिखी मात्रा से ज़्यादा दर्द की दवा',
    jaw_pain_on_effort:
      'जबड़े का दर्द जो पैदल चलने, सीढ़ी चढ़ने या मेहनत का काम करने पर शुरू होता है और आराम से कम होता है',
    jaw_pain_heavy_chest: 'पसीने, साँस फूलने या सीने में भारीपन के साथ जबड़े का दर्द',
    new_numbness: 'होंठ, ठोड़ी, गाल या जीभ में नया सुन्नपन, इंजेक्शन से नहीं',
    sore_over_3_weeks: 'मुँह का छाला या घाव जिसे 3 हफ़्ते से ज़्यादा हो गए और भरा नहीं',
    neck_lump: 'गर्दन में गाँठ',
    weak_immunity: 'बीमारी या दवा से रोग से लड़ने की ताक़त कम',
    diabetes_uncontrolled: 'शुगर क़ाबू में नहीं, या इंसुलिन की ख़ुराक छूट गई',
    child_dry_or_sleepy: 'बच्चे के लिए: पेशाब बहुत कम, आँसू नहीं, या बहुत सुस्त',
    none: 'इनमें से कोई नहीं',
    not_sure: 'पता नहीं',
  },
};

import type { QuestionWords } from '../../../questions/question-bank.ts';
import type { PAIN_QUESTIONS } from '../../../questions/pain.ts';
import { BODY_SIGNS_WORDS, DANGER_SIGNS_WORDS, EVENTS_WORDS } from './shared.ts';

/** The questions of category `pain` as they are read. */
export const PAIN_WORDS: QuestionWords<typeof PAIN_QUESTIONS> = {
  pain_danger_signs: DANGER_SIGNS_WORDS,
  pain_events: EVENTS_WORDS,
  pain_body_signs: BODY_SIGNS_WORDS,
  pain_location: {
    question: 'दर्द कहाँ है?',
    groups: {
      more: 'कई दाँत, ऊपर की कई दाढ़ें, चेहरे में अचानक के झटके, या दुखने वाली एक जगह',
    },
    options: {
      one_tooth: 'एक दाँत, जिसे आसानी से दिखा सकते हैं',
      one_side_unclear: 'एक तरफ़, कौन-सा दाँत यह साफ़ नहीं',
      behind_last_tooth: 'आख़िरी दाढ़ के पीछे',
      jaw_or_ear: 'कान के आगे या जबड़े की माँसपेशी में',
      many_teeth: 'कई दाँत, मसूड़ों के पास',
      upper_back_teeth: 'ऊपर की कई दाढ़ें एक साथ',
      face_attacks: 'चेहरे के एक तरफ़, अचानक के झटकों में',
      sore_spot: 'मसूड़े, जीभ, होंठ या गाल पर दुखने वाली एक जगह',
      not_sure: 'पता नहीं',
    },
  },
  pain_intensity: {
    question: 'सबसे ज़्यादा होने पर दर्द कितना तेज़ है?',
    hint: '0 यानी कोई दर्द नहीं, और 10 यानी जितना बुरा दर्द सोचा जा सके।',
    options: {
      mild: 'हल्का (10 में से 1 से 3)',
      moderate: 'बीच का (10 में से 4 या 5)',
      strong: 'तेज़ (10 में से 6 या 7)',
      very_severe: 'बहुत तेज़ (10 में से 8 से 10)',
      not_sure: 'पता नहीं',
    },
  },
  pain_onset: {
    question: 'दर्द कब शुरू हुआ?',
    options: {
      today: 'आज',
      days: 'पिछले कुछ दिनों में',
      weeks_1_to_3: 'एक से तीन हफ़्ते पहले',
      over_3_weeks: 'तीन हफ़्ते से ज़्यादा पहले',
      months_or_years: 'महीनों या सालों पहले',
      after_extraction: 'दाँत निकलवाने के कुछ दिन बाद',
      not_sure: 'पता नहीं',
    },
  },
  pain_triggers: {
    question: 'दर्द किससे शुरू होता है या बढ़ता है?',
    groups: {
      more: 'मसालेदार या खट्टा खाना, दाँत दबाकर छोड़ना, हल्का छूना, झुकना, मुँह ज़्यादा खोलना',
    },
    options: {
      cold: 'ठंडा खाना या पीना',
      hot: 'गर्म खाना या पीना',
      sweet: 'मीठी चीज़ें',
      brushing_or_air: 'मसूड़े के किनारे ब्रश या हवा लगने से',
      biting: 'दाँत से काटने या चबाने से',
      spicy: 'मसालेदार या खट्टा खाना',
      bite_release: 'ज़ोर से दाँत दबाकर छोड़ने पर',
      light_touch: 'चेहरे पर हल्का छूने, धोने या हवा लगने से',
      bending: 'आगे झुकने से',
      opening_wide: 'मुँह ज़्यादा खोलने या सख़्त खाना चबाने से',
      none: 'इनमें से कोई नहीं',
    },
  },
  pain_behaviour: {
    question: 'दर्द कैसा है?',
    groups: { more: 'बिजली जैसे झटके, किसी दिखने वाली वजह के बिना जलन, या ठंडे पानी से आराम' },
    options: {
      stops_in_seconds: 'वजह हटते ही कुछ सेकंड में रुक जाता है',
      stays_for_minutes: 'वजह हटने के बाद भी मिनटों या ज़्यादा देर रहता है',
      starts_alone: 'अपने आप शुरू होता है',
      wakes_at_night: 'रात में नींद तोड़ता है',
      throbs: 'टीस मारता है, धड़कता है',
      dull_ache: 'हल्का-हल्का दर्द या दबाव है',
      chewing_and_sight: '50 से ज़्यादा उम्र: चबाने से जबड़ा हाल में दुखने लगा है, और नज़र में फ़र्क़ आया है',
      electric_shocks: 'बिजली के झटकों जैसा आता है',
      burns_looks_normal: 'जलन है, पर मुँह देखने में ठीक है',
      cold_water_eases: 'ठंडे पानी से आराम मिलता है',
      none: 'इनमें से कोई नहीं',
    },
  },
  pain_tooth: {
    question: 'दुखते दाँत में क्या दिखता या लगता है?',
    hint: 'हो सके तो शीशे में देखिए।',
    groups: {
      lost: 'निकली फ़िलिंग या कैप, या टूटा दाँत',
      more: 'नई फ़िलिंग, हिलता या निकलता दाँत, फँसा खाना, या पुराना दर्द जो रुक गया',
    },
    options: {
      hole_or_decay: 'गड्ढा या कीड़ा (सड़न)',
      large_old_filling: 'बड़ी पुरानी फ़िलिंग',
      long_or_sore_to_tap: 'दाँत ऊँचा लगता है, या ठोकने या दबाने से दुखता है',
      lost_filling_or_crown: 'निकली, ढीली या टूटी फ़िलिंग या कैप',
      tooth_broke: 'पिछले कुछ दिनों में दाँत टूटा',
      new_filling_or_crown: 'पिछले कुछ हफ़्तों में फ़िलिंग या कैप लगी',
      loose_tooth: 'एक दाँत हिलता है',
      food_gets_stuck: 'वहाँ खाना फँसता है',
      hurt_then_stopped: 'पहले बहुत दुखा, फिर अपने आप रुक गया',
      tooth_coming: 'दाँत निकल रहा है',
      none: 'इनमें से कोई नहीं',
    },
  },
  pain_gums_jaw: {
    question: 'इनमें से और क्या लागू होता है?',
    groups: {
      gum: 'मसूड़े पर फुंसी, अक़्ल दाढ़ पर मसूड़े की परत, बदबूदार दुखते मसूड़े, या निकाले गए दाँत का गड्ढा जो नहीं भरता',
      gum_small_child: 'मसूड़े पर फुंसी, बदबूदार दुखते मसूड़े, या निकाले गए दाँत का गड्ढा जो नहीं भरता',
      jaw: 'जबड़े में खट-खट या अटकना, दाँत पीसना, या बंद नाक',
    },
    options: {
      gum_swelling: 'दाँत के पास मसूड़े पर दुखती सूजन',
      pus_or_bad_taste: 'मवाद, या ख़राब, नमकीन स्वाद',
      tobacco_or_alcohol: 'बीड़ी-सिगरेट, तंबाकू या सुपारी चबाना, या अक्सर शराब',
      draining_pimple: 'मसूड़े पर फुंसी जो बहती है और फिर हो जाती है',
      wisdom_flap: 'अक़्ल दाढ़ के ऊपर मसूड़े की सूजी परत',
      foul_painful_gums: 'बहुत दुखते, ख़ून वाले मसूड़े और तेज़ बदबू',
      socket_not_healing: 'दाँत निकलवाया और गड्ढा नहीं भर रहा',
      jaw_clicks: 'जबड़ा खट-खट करता है',
      jaw_locks: 'जबड़ा अटकता या जकड़ जाता है',
      grinding: 'दाँत पीसना या भींचना',
      blocked_nose: 'बंद नाक, ज़ुकाम या चेहरे में दबाव',
      none: 'इनमें से कोई नहीं',
    },
  },
};

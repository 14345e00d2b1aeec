import type { QuestionWords } from '../../../questions/question-bank.ts';
import type { COSMETIC_QUESTIONS } from '../../../questions/cosmetic.ts';
import { BODY_SIGNS_WORDS, DANGER_SIGNS_WORDS, EVENTS_WORDS } from './shared.ts';

/** The questions of category `cosmetic` as they are read. */
export const COSMETIC_WORDS: QuestionWords<typeof COSMETIC_QUESTIONS> = {
  cosmetic_danger_signs: DANGER_SIGNS_WORDS,
  cosmetic_events: EVENTS_WORDS,
  cosmetic_body_signs: {
    ...BODY_SIGNS_WORDS,
    groups: {
      bleeding: 'ख़ून जो नहीं रुकता, या पैकेट पर लिखी मात्रा से ज़्यादा दर्द की दवा',
      ...BODY_SIGNS_WORDS.groups,
    },
  },
  main_concern: {
    question: 'मुख्य परेशानी क्या है?',
    groups: {
      single: 'एक दाँत जो काला, स्लेटी, टूटा या किनारे से झड़ा है',
      lost: 'घिसे या पतले दाँत, या कोई दाँत न होना',
    },
    options: {
      colour_of_many: 'कई दाँतों का रंग',
      white_or_brown_marks: 'सफ़ेद या भूरे दाग़',
      gap: 'दाँतों के बीच ख़ाली जगह',
      crooked: 'टेढ़े, एक-दूसरे पर चढ़े या आगे निकले दाँत',
      dark_tooth: 'एक दाँत जो काला या स्लेटी है',
      broken_tooth: 'टूटा या किनारे से झड़ा दाँत',
      worn_teeth: 'घिसे, पतले या छोटे दाँत',
      missing_tooth: 'एक दाँत नहीं है',
      something_else: 'कुछ और',
    },
  },
  staining_type: {
    question: 'रंग का बदलाव कैसा दिखता है?',
    hint: 'दाँतों को टिशू से सुखाइए और दिन की रोशनी में देखिए।',
    groups: {
      marks: 'दोनों तरफ़ दाग़, चकत्ते या गड्ढे',
      single: 'एक स्लेटी दाँत, या काला धब्बा',
    },
    options: {
      surface: 'ऊपर से भूरा, पीला या काला',
      inside_even: 'दाँतों के अंदर से स्लेटी, भूरा या पीला, सब एक जैसे',
      matching_marks: 'दोनों तरफ़ के एक जैसे दाँतों पर सफ़ेद या भूरे दाग़',
      patches_or_pits: 'कुछ दाँतों में साफ़ किनारे वाले चकत्ते या छोटे गड्ढे',
      single_grey: 'एक ही दाँत जो स्लेटी या काला हो गया',
      dark_spot: 'काला धब्बा या छाया जो सफ़ाई से नहीं जाती',
      no_change: 'रंग नहीं बदला',
      not_sure: 'पता नहीं',
    },
  },
  cosmetic_since: {
    question: 'ऐसा कब से है?',
    groups: { more: 'आज से, कुछ दिनों से या कुछ हफ़्तों से' },
    options: {
      months: 'महीनों से',
      years: 'सालों से',
      childhood: 'जब से दाँत आए, या बचपन से',
      today: 'आज से',
      days: 'कुछ दिनों से',
      weeks: 'कुछ हफ़्तों से',
      not_sure: 'पता नहीं',
    },
  },
  cosmetic_causes: {
    question: 'इनमें से क्या लागू होता है?',
    hint: 'अभी या पहले कभी।',
    groups: {
      wear: 'खट्टे पेय, ज़ोर से ब्रश, खट्टी डकार, या दाँत पीसना',
      childhood: 'औरों को भी है, बोरवेल का पानी, या बचपन की बीमारी',
      medicine: 'क्लोरहेक्सिडीन माउथवॉश, या टेट्रासाइक्लिन',
    },
    options: {
      drinks_or_tobacco: 'बहुत चाय, कॉफ़ी, तंबाकू या पान',
      tobacco_or_alcohol: 'बीड़ी-सिगरेट, तंबाकू या सुपारी चबाना, या अक्सर शराब',
      sour_drinks: 'अक्सर खट्टे या गैस वाले पेय',
      hard_brushing: 'ज़ोर से ब्रश, कोयला या दाँतों का पाउडर (दंत मंजन)',
      reflux_or_vomiting: 'मुँह में खट्टा पानी आना, या बार-बार उल्टी',
      grinding: 'दाँत पीसना या भींचना',
      family_or_borewell: 'परिवार या पड़ोसियों को भी है, या बोरवेल का पानी',
      childhood_illness: 'छोटी उम्र में तेज़ बुख़ार या गंभीर बीमारी',
      chlorhexidine: 'कुछ हफ़्ते क्लोरहेक्सिडीन माउथवॉश',
      tetracycline: 'बचपन में टेट्रासाइक्लिन, या गर्भ के समय माँ ने ली',
      none: 'इनमें से कोई नहीं',
    },
  },
  tooth_surface: {
    question: 'दाँतों पर क्या दिखता या लगता है?',
    hint: 'हो सके तो शीशे में देखिए।',
    groups: {
      worn: 'पतले, किनारे से टूटते, चपटे या खाँचे वाले दाँत, या मसूड़ा हटा हुआ',
      repaired: 'निकली फ़िलिंग, अटकता धागा, पुरानी चोट, या रूट कैनाल',
    },
    options: {
      hole_or_decay: 'गड्ढा या कीड़ा (सड़न)',
      tooth_broke: 'पिछले कुछ दिनों में दाँत टूटा',
      thin_edges: 'पतले, आर-पार दिखते या छोटे किनारे, या ऊपर छोटे गड्ढे',
      enamel_chips: 'दाँत के छोटे टुकड़े अपने आप झड़ते हैं',
      flat_tops: 'ऊपर से चपटे, घिसे हुए',
      gum_line_notches: 'मसूड़े के किनारे पर खाँचे',
      gum_receded: 'मसूड़ा हट गया है और दाँत लंबे दिखते हैं',
      lost_filling_or_crown: 'निकली, ढीली या टूटी फ़िलिंग या कैप',
      floss_catches: 'एक जगह सफ़ाई का धागा अटकता या फटता है',
      old_knock: 'उस दाँत पर बहुत पहले चोट लगी थी',
      root_canal: 'उस दाँत में रूट कैनाल हुआ था',
      none: 'इनमें से कोई नहीं',
    },
  },
  tooth_position: {
    question: 'दाँतों की क़तार कैसी है?',
    groups: {
      gap: 'ख़ाली जगह, पुरानी या नई',
      more: 'कोई दाँत न होना, हिलता दाँत, या दूध के दाँत के पीछे नया दाँत',
    },
    options: {
      crooked: 'एक-दूसरे पर चढ़े, टेढ़े या आगे निकले दाँत',
      lifelong_gap: 'आगे की ख़ाली जगह जो हमेशा से है',
      new_gap: 'नई या बढ़ती ख़ाली जगह',
      missing_tooth: 'एक दाँत नहीं है',
      double_row: 'दूध के दाँत के पीछे नया दाँत',
      loose_tooth: 'हिलता दाँत',
      none: 'इनमें से कोई नहीं',
    },
  },
  cosmetic_feeling: {
    question: 'क्या दाँत या मसूड़े दुखते हैं या ख़ून आता है?',
    groups: {
      hurts: 'ठंडे, मीठे या दाँत से काटने पर दुखना, या मिनटों तक रहने वाला दर्द',
      mouth: 'छाला, मसूड़े पर फुंसी, या निकाले गए दाँत का गड्ढा जो नहीं भरता',
    },
    options: {
      no_pain: 'बिल्कुल दर्द नहीं',
      gums_bleed: 'ब्रश करने से मसूड़ों से ख़ून',
      white_patch: 'मुँह में सफ़ेद चकत्ता',
      red_patch: 'मुँह में लाल चकत्ता',
      cold_or_sweet_seconds: 'ठंडे या मीठे से कुछ सेकंड दुखता है',
      pain_for_minutes: 'दर्द जो मिनटों तक रहता है',
      biting_hurts: 'दाँत से काटने पर दुखता है',
      sore_or_ulcer: 'मुँह में छाला या घाव',
      gum_pimple: 'मसूड़े पर फुंसी या सूजन',
      socket_not_healing: 'दाँत निकलवाया और गड्ढा नहीं भर रहा',
      none: 'इनमें से कोई नहीं',
    },
  },
};

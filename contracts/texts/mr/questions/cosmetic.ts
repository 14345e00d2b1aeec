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
      bleeding: 'न थांबणारं रक्त, किंवा दुखण्यावरचं औषध पाकिटावरील प्रमाणापेक्षा जास्त',
      ...BODY_SIGNS_WORDS.groups,
    },
  },
  main_concern: {
    question: 'मुख्य त्रास कशाचा आहे?',
    groups: {
      single: 'एक दात जो काळपट, करडा, टवका उडालेला किंवा तुटलेला आहे',
      lost: 'झिजलेले, पातळ किंवा नसलेले दात',
    },
    options: {
      colour_of_many: 'बऱ्याच दातांचा रंग',
      white_or_brown_marks: 'पांढरे किंवा तपकिरी डाग',
      gap: 'दातांमध्ये फट',
      crooked: 'वेडेवाकडे, दाटीचे किंवा पुढे आलेले दात',
      dark_tooth: 'एक दात जो काळपट किंवा करडा आहे',
      broken_tooth: 'टवका उडालेला किंवा तुटलेला दात',
      worn_teeth: 'झिजलेले, पातळ किंवा आखूड दात',
      missing_tooth: 'नसलेला दात',
      something_else: 'दुसरं काहीतरी',
    },
  },
  staining_type: {
    question: 'रंगातला बदल कसा दिसतो?',
    hint: 'दात टिशू पेपरने कोरडे करा आणि दिवसाच्या उजेडात पाहा.',
    groups: {
      marks: 'दोन्ही बाजूंना डाग, चट्टे किंवा खड्डे',
      single: 'एक करडा दात, किंवा काळा ठिपका',
    },
    options: {
      surface: 'वरच्या भागावर तपकिरी, पिवळं किंवा काळं',
      inside_even: 'दातांच्या आतून करडे, तपकिरी किंवा पिवळे, सगळे सारखेच',
      matching_marks: 'दोन्ही बाजूंच्या जोडीच्या दातांवर पांढरे किंवा तपकिरी डाग',
      patches_or_pits: 'काही दातांवर स्पष्ट कडेचे चट्टे किंवा बारीक खड्डे',
      single_grey: 'एकच दात जो करडा किंवा काळपट झाला',
      dark_spot: 'काळा ठिपका किंवा सावली, जी साफ करूनही जात नाही',
      no_change: 'रंगात बदल नाही',
      not_sure: 'नक्की माहीत नाही',
    },
  },
  cosmetic_since: {
    question: 'किती दिवसांपासून असं आहे?',
    groups: { more: 'आज, काही दिवस किंवा काही आठवडे' },
    options: {
      months: 'काही महिन्यांपासून',
      years: 'काही वर्षांपासून',
      childhood: 'दात आले तेव्हापासून, किंवा लहानपणापासून',
      today: 'आजपासून',
      days: 'काही दिवसांपासून',
      weeks: 'काही आठवड्यांपासून',
      not_sure: 'नक्की माहीत नाही',
    },
  },
  cosmetic_causes: {
    question: 'यांपैकी काय लागू होतं?',
    hint: 'आत्ता किंवा पूर्वी.',
    groups: {
      wear: 'आंबट पेय, जोरात ब्रश करणं, आंबट पाणी वर येणं किंवा दात खाणं',
      childhood: 'इतरांनाही असंच, बोअरवेलचं पाणी, किंवा लहानपणी आजार',
      medicine: 'क्लोरहेक्सिडीन माउथवॉश, किंवा टेट्रासायक्लीन',
    },
    options: {
      drinks_or_tobacco: 'खूप चहा, कॉफी, तंबाखू किंवा पान',
      tobacco_or_alcohol: 'विडी-सिगारेट ओढणं, तंबाखू किंवा सुपारी चघळणं, किंवा वारंवार दारू पिणं',
      sour_drinks: 'वारंवार आंबट किंवा फसफसणारी पेयं',
      hard_brushing: 'जोरात ब्रश करणं, कोळसा किंवा दंतमंजन',
      reflux_or_vomiting: 'आंबट पाणी वर येणं, किंवा वारंवार उलट्या',
      grinding: 'दात खाणं किंवा आवळून धरणं',
      family_or_borewell: 'घरच्यांना किंवा शेजाऱ्यांनाही असंच आहे, किंवा बोअरवेलचं पाणी',
      childhood_illness: 'लहानपणी खूप ताप किंवा गंभीर आजार',
      chlorhexidine: 'काही आठवडे क्लोरहेक्सिडीन (chlorhexidine) माउथवॉश',
      tetracycline: 'लहानपणी टेट्रासायक्लीन (tetracycline), किंवा आईने गरोदरपणात घेतलेलं',
      none: 'यांपैकी काहीही नाही',
    },
  },
  tooth_surface: {
    question: 'दातांवर काय दिसतं किंवा जाणवतं?',
    hint: 'शक्य असेल तर आरशात पाहा.',
    groups: {
      worn: 'पातळ, टवके उडणारे, सपाट किंवा खाचा पडलेले दात, किंवा वर सरकलेली हिरडी',
      repaired: 'निघालेलं फिलिंग, अडकणारा फ्लॉस, जुना मार, किंवा रूट कॅनल',
    },
    options: {
      hole_or_decay: 'खड्डा किंवा कीड',
      tooth_broke: 'गेल्या काही दिवसांत दात तुटला',
      thin_edges: 'पातळ, आरपार दिसणाऱ्या किंवा आखूड कडा, किंवा वर छोटे खळगे',
      enamel_chips: 'दाताचे छोटे तुकडे आपोआप निघतात',
      flat_tops: 'सपाट, घासून झिजलेले वरचे भाग',
      gum_line_notches: 'हिरडीच्या कडेला खाचा',
      gum_receded: 'हिरडी वर सरकली आहे आणि दात लांब दिसतात',
      lost_filling_or_crown: 'निघालेलं, सैल किंवा तुटलेलं फिलिंग किंवा कॅप',
      floss_catches: 'फ्लॉस एका जागी अडकतो किंवा उसवतो',
      old_knock: 'त्या दाताला खूप पूर्वी मार लागला होता',
      root_canal: 'त्या दाताचं रूट कॅनल झालं होतं',
      none: 'यांपैकी काहीही नाही',
    },
  },
  tooth_position: {
    question: 'दातांची ठेवण कशी आहे?',
    groups: {
      gap: 'फट, जुनी किंवा नवी',
      more: 'नसलेला किंवा हलणारा दात, किंवा दुधाच्या दातामागे नवा दात',
    },
    options: {
      crooked: 'दाटीचे, वेडेवाकडे किंवा पुढे आलेले दात',
      lifelong_gap: 'पुढच्या दातांमधली फट, जी नेहमीपासूनच आहे',
      new_gap: 'नवी किंवा वाढणारी फट',
      missing_tooth: 'एक दात नाही',
      double_row: 'दुधाच्या दातामागे नवा दात',
      loose_tooth: 'हलणारा दात',
      none: 'यांपैकी काहीही नाही',
    },
  },
  cosmetic_feeling: {
    question: 'दात किंवा हिरड्या दुखतात का, किंवा त्यांतून रक्त येतं का?',
    groups: {
      hurts: 'थंड, गोड किंवा चावल्याने दुखणं, किंवा काही मिनिटं राहणारं दुखणं',
      mouth: 'फोड, अल्सर किंवा जखम, हिरडीवर पुळी, किंवा काढलेल्या दाताचा न भरणारा खळगा',
    },
    options: {
      no_pain: 'अजिबात दुखत नाही',
      gums_bleed: 'ब्रश केल्यावर हिरड्यांमधून रक्त येतं',
      white_patch: 'तोंडात पांढरा चट्टा',
      red_patch: 'तोंडात लाल चट्टा',
      cold_or_sweet_seconds: 'थंड किंवा गोड लागल्यावर काही सेकंद दुखतं',
      pain_for_minutes: 'काही मिनिटं राहणारं दुखणं',
      biting_hurts: 'चावल्यावर दुखतं',
      sore_or_ulcer: 'तोंडात फोड, अल्सर किंवा जखम',
      gum_pimple: 'हिरडीवर पुळी किंवा सूज',
      socket_not_healing: 'दात काढला आणि तो खळगा भरून येत नाही',
      none: 'यांपैकी काहीही नाही',
    },
  },
};

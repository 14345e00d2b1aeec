import type { QuestionWords } from '../../../questions/question-bank.ts';
import type { PAIN_QUESTIONS } from '../../../questions/pain.ts';
import { BODY_SIGNS_WORDS, DANGER_SIGNS_WORDS, EVENTS_WORDS } from './shared.ts';

/** The questions of category `pain` as they are read. */
export const PAIN_WORDS: QuestionWords<typeof PAIN_QUESTIONS> = {
  pain_danger_signs: DANGER_SIGNS_WORDS,
  pain_events: EVENTS_WORDS,
  pain_body_signs: BODY_SIGNS_WORDS,
  pain_location: {
    question: 'कुठे दुखतं?',
    groups: {
      more: 'बरेच दात, वरच्या अनेक दाढा, चेहऱ्यात अचानक येणाऱ्या कळा, किंवा एक दुखरी जागा',
    },
    options: {
      one_tooth: 'एक दात, जो सहज दाखवता येतो',
      one_side_unclear: 'एका बाजूला, कोणता दात ते नक्की नाही',
      behind_last_tooth: 'शेवटच्या दाढेच्या मागे',
      jaw_or_ear: 'कानाच्या पुढे किंवा जबड्याच्या स्नायूंमध्ये',
      many_teeth: 'बरेच दात, हिरड्यांजवळ',
      upper_back_teeth: 'वरच्या अनेक दाढा एकत्र',
      face_attacks: 'चेहऱ्याच्या एका बाजूला, अचानक येणाऱ्या कळा',
      sore_spot: 'हिरडी, जीभ, ओठ किंवा गालावर एक दुखरी जागा',
      not_sure: 'नक्की माहीत नाही',
    },
  },
  pain_intensity: {
    question: 'जास्तीत जास्त दुखतं तेव्हा किती दुखतं?',
    hint: '0 म्हणजे अजिबात दुखत नाही, आणि 10 म्हणजे कल्पना करता येईल तितकं सर्वांत जास्त दुखणं.',
    options: {
      mild: 'हलकं (10 पैकी 1 ते 3)',
      moderate: 'मध्यम (10 पैकी 4 किंवा 5)',
      strong: 'जोराचं (10 पैकी 6 किंवा 7)',
      very_severe: 'खूप तीव्र (10 पैकी 8 ते 10)',
      not_sure: 'नक्की माहीत नाही',
    },
  },
  pain_onset: {
    question: 'हे कधी सुरू झालं?',
    options: {
      today: 'आज',
      days: 'गेल्या काही दिवसांत',
      weeks_1_to_3: 'एक ते तीन आठवड्यांपूर्वी',
      over_3_weeks: 'तीन आठवड्यांहून जास्त आधी',
      months_or_years: 'काही महिन्यांपूर्वी किंवा वर्षांपूर्वी',
      after_extraction: 'दात काढल्यानंतर काही दिवसांनी',
      not_sure: 'नक्की माहीत नाही',
    },
  },
  pain_triggers: {
    question: 'कशामुळे दुखायला लागतं किंवा जास्त दुखतं?',
    groups: {
      more: 'तिखट किंवा आंबट पदार्थ, चावून सोडणं, हलका स्पर्श, वाकणं, तोंड मोठं उघडणं',
    },
    options: {
      cold: 'थंड पदार्थ किंवा पेय',
      hot: 'गरम पदार्थ किंवा पेय',
      sweet: 'गोड पदार्थ',
      brushing_or_air: 'हिरडीच्या कडेला ब्रश किंवा हवा लागणं',
      biting: 'दातांनी चावणं किंवा चघळणं',
      spicy: 'तिखट किंवा आंबट पदार्थ',
      bite_release: 'जोरात चावून सोडणं',
      light_touch: 'चेहऱ्याला हलका स्पर्श, धुणं किंवा वाऱ्याची झुळूक',
      bending: 'पुढे वाकणं',
      opening_wide: 'तोंड मोठं उघडणं किंवा चिवट पदार्थ चावणं',
      none: 'यांपैकी काहीही नाही',
    },
  },
  pain_behaviour: {
    question: 'दुखणं कसं आहे?',
    groups: { more: 'विजेसारखे झटके, कारण दिसत नसताना जळजळ, किंवा थंड पाण्याने आराम' },
    options: {
      stops_in_seconds: 'कारण दूर झालं की काही सेकंदांत थांबतं',
      stays_for_minutes: 'कारण दूर झाल्यावरही काही मिनिटं किंवा जास्त वेळ राहतं',
      starts_alone: 'आपोआप सुरू होतं',
      wakes_at_night: 'रात्री झोपमोड करतं',
      throbs: 'ठणकतं',
      dull_ache: 'बारीक दुखत राहतं किंवा दाब वाटतो',
      chewing_and_sight: 'वय 50 हून जास्त: चावताना जबडा नव्याने दुखतो, आणि नजर बदलली आहे',
      electric_shocks: 'विजेच्या झटक्यांसारखं येतं',
      burns_looks_normal: 'जळजळतं, पण तोंड दिसायला ठीक आहे',
      cold_water_eases: 'थंड पाण्याने बरं वाटतं',
      none: 'यांपैकी काहीही नाही',
    },
  },
  pain_tooth: {
    question: 'दुखणाऱ्या दाताबद्दल काय जाणवतं?',
    hint: 'शक्य असेल तर आरशात पाहा.',
    groups: {
      lost: 'निघालेलं फिलिंग किंवा कॅप, किंवा तुटलेला दात',
      more: 'नवीन फिलिंग, हलणारा किंवा येणारा दात, अडकलेलं अन्न, किंवा थांबलेलं जुनं दुखणं',
    },
    options: {
      hole_or_decay: 'खड्डा किंवा कीड',
      large_old_filling: 'मोठं जुनं फिलिंग',
      long_or_sore_to_tap: 'दात उंच वाटतो, किंवा ठोकल्यावर वा दाबल्यावर दुखतो',
      lost_filling_or_crown: 'निघालेलं, सैल किंवा तुटलेलं फिलिंग किंवा कॅप',
      tooth_broke: 'गेल्या काही दिवसांत दात तुटला',
      new_filling_or_crown: 'गेल्या काही आठवड्यांत फिलिंग केलं किंवा कॅप बसवली',
      loose_tooth: 'एक दात हलतो',
      food_gets_stuck: 'तिथे अन्न अडकतं',
      hurt_then_stopped: 'आधी खूप दुखत होतं, मग आपोआप थांबलं',
      tooth_coming: 'दात येत आहे',
      none: 'यांपैकी काहीही नाही',
    },
  },
  pain_gums_jaw: {
    question: 'यांपैकी आणखी काय लागू होतं?',
    groups: {
      gum: 'हिरडीवर पुळी, अक्कलदाढेवरची हिरडी, दुर्गंधी येणाऱ्या दुखऱ्या हिरड्या, किंवा काढलेल्या दाताचा न भरणारा खळगा',
      gum_small_child: 'हिरडीवर पुळी, दुर्गंधी येणाऱ्या दुखऱ्या हिरड्या, किंवा काढलेल्या दाताचा न भरणारा खळगा',
      jaw: 'जबडा कटकट वाजणं किंवा अडकणं, दात खाणं, किंवा नाक चोंदणं',
    },
    options: {
      gum_swelling: 'दाताशेजारी हिरडीवर दुखरी सूज',
      pus_or_bad_taste: 'पू, किंवा वाईट, खारट चव',
      tobacco_or_alcohol: 'विडी-सिगारेट ओढणं, तंबाखू किंवा सुपारी चघळणं, किंवा वारंवार दारू पिणं',
      draining_pimple: 'हिरडीवर पुळी, जी वाहते आणि परत येते',
      wisdom_flap: 'अक्कलदाढेवर आलेली हिरडी सुजली आहे',
      foul_painful_gums: 'खूप दुखणाऱ्या, रक्त येणाऱ्या हिरड्या आणि दुर्गंधी',
      socket_not_healing: 'दात काढला आणि तो खळगा भरून येत नाही',
      jaw_clicks: 'जबडा कटकट वाजतो',
      jaw_locks: 'जबडा अडकतो किंवा जखडतो',
      grinding: 'दात खाणं किंवा आवळून धरणं',
      blocked_nose: 'नाक चोंदणं, सर्दी किंवा चेहऱ्यावर दाब',
      none: 'यांपैकी काहीही नाही',
    },
  },
};

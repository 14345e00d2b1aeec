import type { Translated } from '../../catalogue.ts';
import type * as english from '../../en/engine/told.ts';

/** Names of the danger signs that are asked back, in the same words; thoughts of self-harm are never repeated. */
export const TOLD_SIGNS = {
  airway_compromise: 'श्वास घ्यायला त्रास',
  cardiac_symptoms: 'हृदयामुळे असू शकेल असं दुखणं',
  stroke_signs: 'तोंड एका बाजूला वाकडं होणं, शरीराची एक बाजू अशक्त किंवा लुळी पडणं, किंवा बोलणं बोबडं होणं',
  collapse: 'बेशुद्ध पडणं, फिट (आकडी) किंवा खूप गुंगी',
  inhaled_fragment: 'तुकडा नाहीसा झाल्यानंतर खोकला किंवा श्वास घेताना शिट्टीसारखा आवाज',
  poisoning: 'अपायकारक काहीतरी गिळणं',
  analgesic_overdose: 'दुखण्यावरचं औषध पाकिटावरील प्रमाणापेक्षा जास्त घेणं',
  head_injury: 'मार लागल्यावर बेशुद्ध पडणं, उलटी, गोंधळल्यासारखं होणं किंवा मधलं काही न आठवणं',
  uncontrolled_bleeding: 'न थांबणारं रक्त',
  coughed_blood: 'खोकल्यातून किंवा उलटीतून आलेलं रक्त',
  floor_of_mouth_swelling: 'जिभेखाली किंवा हनुवटीखाली सूज',
  dysphagia: 'गिळायला त्रास',
  spreading_facial_swelling: 'पसरणारी सूज',
  eye_involvement: 'सुजलेला किंवा दुखणारा डोळा',
  systemic_infection: 'ताप, हुडहुडी किंवा गोंधळल्यासारखं होणं',
  immunosuppressed_infection: 'प्रतिकारशक्ती कमी किंवा साखर वाढलेली असताना जंतुसंसर्गाची लक्षणं',
  trismus: 'तोंड अगदी थोडंच उघडणं',
  child_dehydration: 'लहान मुलाला लघवी कमी होणं किंवा खूप सुस्ती येणं',
  vision_change: 'मार लागल्यावर नजरेत बदल',
  facial_trauma: 'मार लागून दात एकमेकांवर बसण्यात किंवा चेहऱ्यात झालेला बदल',
  temporal_arteritis: 'जबड्याचं दुखणं आणि सोबत नजरेत बदल',
  infant_mouth_injury: 'बाळाची फाटलेली हिरडी किंवा ओठ',
  body_signs: 'वैद्यकीय इमर्जन्सी',
  avulsed_permanent_tooth: 'मार लागून बाहेर पडलेला दात',
  displaced_tooth_trauma: 'जागेवरून सरकलेला दात',
} as const satisfies Translated<typeof english.TOLD_SIGNS>;

import bleedingAfterToothRemoval from '../pages/articles/en/bleeding-after-tooth-removal.md?raw';
import bleedingGums from '../pages/articles/en/bleeding-gums.md?raw';
import childInjuredTooth from '../pages/articles/en/child-injured-tooth.md?raw';
import childTeethFirstVisit from '../pages/articles/en/child-teeth-first-visit.md?raw';
import dentalEmergency from '../pages/articles/en/dental-emergency.md?raw';
import dentistVisitWhatToAsk from '../pages/articles/en/dentist-visit-what-to-ask.md?raw';
import diabetesAndGums from '../pages/articles/en/diabetes-and-gums.md?raw';
import gapsAndCrookedTeeth from '../pages/articles/en/gaps-and-crooked-teeth.md?raw';
import gutkaSupariTobaccoMouth from '../pages/articles/en/gutka-supari-tobacco-mouth.md?raw';
import knockedOutTooth from '../pages/articles/en/knocked-out-tooth.md?raw';
import mouthUlcers from '../pages/articles/en/mouth-ulcers.md?raw';
import rootCanal from '../pages/articles/en/root-canal.md?raw';
import stainedTeethWhitening from '../pages/articles/en/stained-teeth-whitening.md?raw';
import swollenFaceOrJaw from '../pages/articles/en/swollen-face-or-jaw.md?raw';
import teethInPregnancy from '../pages/articles/en/teeth-in-pregnancy.md?raw';
import toothHurtsWithCold from '../pages/articles/en/tooth-hurts-with-cold.md?raw';
import toothacheAtNight from '../pages/articles/en/toothache-at-night.md?raw';
import whitePatchInMouth from '../pages/articles/en/white-patch-in-mouth.md?raw';
import about from '../pages/standing/en/about.md?raw';
import accuracy from '../pages/standing/en/accuracy.md?raw';
import dpdpCompliance from '../pages/standing/en/dpdp-compliance.md?raw';
import forDentists from '../pages/standing/en/for-dentists.md?raw';
import healthAssessment from '../pages/standing/en/health-assessment.md?raw';
import howItWorks from '../pages/standing/en/how-it-works.md?raw';
import privacyPolicy from '../pages/standing/en/privacy-policy.md?raw';
import termsOfService from '../pages/standing/en/terms-of-service.md?raw';

/** Files of the articles, by slug. */
export const ARTICLE_FILES: Readonly<Record<string, string>> = {
  'bleeding-after-tooth-removal': bleedingAfterToothRemoval,
  'bleeding-gums': bleedingGums,
  'child-injured-tooth': childInjuredTooth,
  'child-teeth-first-visit': childTeethFirstVisit,
  'dental-emergency': dentalEmergency,
  'dentist-visit-what-to-ask': dentistVisitWhatToAsk,
  'diabetes-and-gums': diabetesAndGums,
  'gaps-and-crooked-teeth': gapsAndCrookedTeeth,
  'gutka-supari-tobacco-mouth': gutkaSupariTobaccoMouth,
  'knocked-out-tooth': knockedOutTooth,
  'mouth-ulcers': mouthUlcers,
  'root-canal': rootCanal,
  'stained-teeth-whitening': stainedTeethWhitening,
  'swollen-face-or-jaw': swollenFaceOrJaw,
  'teeth-in-pregnancy': teethInPregnancy,
  'tooth-hurts-with-cold': toothHurtsWithCold,
  'toothache-at-night': toothacheAtNight,
  'white-patch-in-mouth': whitePatchInMouth,
};

/** Files of the standing pages, by the last part of their address. */
export const STANDING_FILES: Readonly<Record<string, string>> = {
  about,
  accuracy,
  'dpdp-compliance': dpdpCompliance,
  'for-dentists': forDentists,
  'health-assessment': healthAssessment,
  'how-it-works': howItWorks,
  'privacy-policy': privacyPolicy,
  'terms-of-service': termsOfService,
};

import type { HistoryTexts } from '../catalogue.ts';

/** The boxes of MEDICAL_HISTORY (MED-01..08), and those before them that decide about a medicine. */
export const HISTORY: HistoryTexts = {
  intro: 'जो भी लागू हो, वह सब चुनिए। इन्हीं से तय होता है कि कौन-सी दवाएँ सुझाना सुरक्षित है।',
  boxes: {
    pregnant: 'गर्भवती, या शायद',
    breastfeeding: 'दूध पिलाती हैं',
    blood_thinner: 'ख़ून पतला करने की दवा चलती है',
    medicine_allergy: 'किसी दवा से एलर्जी',
    diabetes: 'डायबिटीज़ (शुगर)',
    high_blood_pressure: 'हाई ब्लड प्रेशर',
    heart_disease: 'दिल की बीमारी',
    asthma: 'दमा (अस्थमा)',
    thyroid_disorder: 'थायरॉइड की बीमारी',
    bleeding_disorder: 'ख़ून देर तक बहने की बीमारी',
    immunosuppression: 'रोग से लड़ने की ताक़त कम',
    none: 'इनमें से कोई नहीं',
  },
  hints: {
    pregnant: 'माहवारी में देर या बच्चे की कोशिश भी गिनिए',
    blood_thinner: 'जैसे इकोस्प्रिन, क्लोपिडोग्रेल, वारफ़रिन या एलिक्विस',
    medicine_allergy: 'दाने, सूजन या साँस में तकलीफ़, माउथवॉश से भी। नीचे लिखिए कि किससे।',
    high_blood_pressure: 'गोलियों से क़ाबू में हो तब भी',
    heart_disease: 'स्टेंट, बाइपास या लकवा (स्ट्रोक) भी',
    bleeding_disorder: 'कटने पर देर तक ख़ून बहता है, जैसे हीमोफ़ीलिया में',
    immunosuppression: 'जैसे अंग प्रत्यारोपण, कीमोथेरेपी, मेथोट्रेक्सेट, लंबे समय से स्टेरॉइड, एचआईवी',
  },
};

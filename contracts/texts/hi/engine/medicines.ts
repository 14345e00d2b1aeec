import type { Translated } from '../../catalogue.ts';
import type * as english from '../../en/engine/medicines.ts';

/** The four suggestions (DIAG-18 to DIAG-21). */
export const SUGGESTIONS = {
  ibuprofen: 'आइबुप्रोफ़ेन 400 mg, हर 6-8 घंटे पर, खाने के बाद',
  paracetamol: 'पैरासिटामोल 500-650 mg, हर 6 घंटे पर',
  chlorhexidine: 'क्लोरहेक्सिडीन माउथवॉश, दिन में दो बार',
  cold_compress: 'ठंडा सेक, 15-20 मिनट',
} as const satisfies Translated<typeof english.SUGGESTIONS>;

/** The most that may be taken of each, said with every suggestion of it (NHS; two weeks: SDCEP). */
export const LIMITS = {
  ibuprofen: 'ब्रूफ़ेन या आइबुजेसिक नाम से मिलती है। 24 घंटे में 3 ख़ुराक से ज़्यादा नहीं।',
  paracetamol: 'क्रोसिन, डोलो या कैलपोल नाम से मिलती है। 24 घंटे में 4 ख़ुराक से ज़्यादा नहीं।',
  chlorhexidine: 'हेक्सिडीन या क्लोहेक्स नाम से मिलता है। दो हफ़्ते से ज़्यादा नहीं।',
  cold_compress: null,
} as const satisfies Translated<typeof english.LIMITS>;

/** Use of each medicine, said when nothing calls for it. */
export const NOT_NEEDED = {
  ibuprofen: 'यह दर्द के लिए है।',
  paracetamol: 'यह दर्द के लिए है।',
  chlorhexidine: 'यह मसूड़ों के नए, तेज़ इन्फ़ेक्शन के लिए, छालों के लिए और मुँह के ऑपरेशन के बाद के लिए है।',
  cold_compress: 'यह नई सूजन या नई चोट के लिए है।',
} as const satisfies Translated<typeof english.NOT_NEEDED>;

/** Reasons why a suggestion is not for this patient; `{safer}` becomes one of SAFER, `{told}` one of TOLD. */
export const AGAINST = {
  emergency_first: 'अभी नहीं: पहले इमरजेंसी की मदद लीजिए, और दवाओं के बारे में डॉक्टर को तय करने दीजिए।',
  nothing_by_mouth:
    'अभी नहीं: मुँह से कुछ न लीजिए, पहले इमरजेंसी की मदद लीजिए, और दवाओं के बारे में डॉक्टर को तय करने दीजिए।',
  overdose: 'पहले डॉक्टर से जाँच करवाइए। तब तक दर्द की कोई भी दवा मत लीजिए, दूसरी तरह की भी नहीं।',
  child_dose:
    'ये बड़ों की ख़ुराकें हैं। 12 साल से छोटे बच्चे की ख़ुराक उम्र और वज़न के हिसाब से होती है: डॉक्टर या फ़ार्मासिस्ट से पूछिए।',
  child_rinse: 'यह माउथवॉश 12 साल और उससे बड़ों के लिए है; हल्के से ब्रश कीजिए, और दाँतों के डॉक्टर से पूछिए।',
  under_16: 'यह बड़ों की ख़ुराक है, 16 साल से छोटे किसी के लिए नहीं; {safer}।',
  under_45_kg:
    'यह बड़ों की ख़ुराक है, और 45 किलो से कम वज़न में बहुत ज़्यादा है; डॉक्टर या फ़ार्मासिस्ट से वज़न के हिसाब से ख़ुराक पूछिए।',
  unsure_age: 'यह पक्का नहीं कि उम्र और वज़न में बड़ों की ख़ुराक ठीक है; कुछ भी लेने से पहले फ़ार्मासिस्ट से पूछिए।',
  nsaid_reaction: '{told}; {safer}।',
  asthma: 'इससे दमे का दौरा पड़ सकता है; {safer}।',
  asthma_or_reaction: 'इससे दमे का दौरा पड़ सकता है, या वही रिएक्शन फिर हो सकता है; {safer}।',
  paracetamol_reaction: '{told}; डॉक्टर या फ़ार्मासिस्ट से पूछिए कि आप दर्द की कौन-सी दवा ले सकते हैं।',
  rinse_reaction: '{told}, और इस माउथवॉश से गंभीर एलर्जी हो सकती है; इसकी जगह नमक के पानी से कुल्ला कीजिए।',
  unsure_reaction: 'यह पक्का नहीं कि आपको इससे कभी बुरा रिएक्शन नहीं हुआ; लेने से पहले फ़ार्मासिस्ट से पूछिए।',
  bleeding_now: 'इससे ख़ून और ज़्यादा बह सकता है; {safer}।',
  heart_disease: 'दिल की बीमारी हो या कभी लकवा (स्ट्रोक) हुआ हो, तो यह नुक़सान कर सकती है; {safer}।',
  bleeding_disorder:
    'ख़ून देर तक बहने की बीमारी में, या ख़ून पतला करने की दवा के साथ, इससे ख़ून बह सकता है; {safer}।',
  weak_immunity: 'आपके इलाज के साथ, या रोग से लड़ने की कम ताक़त में, यह ठीक नहीं है; {safer}।',
  lithium: 'इससे शरीर में लिथियम ख़तरनाक हद तक बढ़ सकता है; {safer}।',
  pressure_uncontrolled: 'जो ब्लड प्रेशर क़ाबू में नहीं, उसे यह और बढ़ा सकती है; {safer}।',
  water_tablet:
    'पेशाब ज़्यादा लाने वाली गोली के साथ इससे शरीर में पानी रुक सकता है और गुर्दों (किडनी) को नुक़सान हो सकता है; {safer}।',
  heart_or_blood: 'आपके दिल या ख़ून की बीमारी, या उसकी दवाओं के साथ यह ठीक नहीं है; {safer}।',
  unsure_heart_or_blood:
    'यह पक्का नहीं कि आपके दिल, ख़ून और दवाओं के साथ यह ठीक है; पहले फ़ार्मासिस्ट से पूछिए; {safer}।',
  pregnancy: 'गर्भ के समय या माँ बनने की कोशिश के समय यह नहीं लेनी है; {safer}।',
  unsure_pregnancy: 'हो सकता है गर्भ हो; पहले फ़ार्मासिस्ट से पूछिए; {safer}।',
  gut: 'पेट या आँत की तकलीफ़ में इससे ख़ून बह सकता है; {safer}।',
  unsure_stomach: 'यह पक्का नहीं कि आपके पेट के लिए यह ठीक है; पहले फ़ार्मासिस्ट से पूछिए; {safer}।',
  kidney: 'यह कमज़ोर गुर्दों (किडनी) को नुक़सान कर सकती है; {safer}।',
  liver: 'जिगर (लिवर) की बीमारी में यह सुरक्षित नहीं है; {safer}।',
  paracetamol_liver:
    'यह बीमार जिगर (लिवर) को नुक़सान कर सकती है; अपने डॉक्टर से पूछिए कि दर्द की कौन-सी दवा और कितनी ख़ुराक आपके लिए सुरक्षित है।',
  unsure_kidney_or_liver:
    'यह पक्का नहीं कि आपके गुर्दों (किडनी) और जिगर (लिवर) के लिए यह ठीक है; कुछ भी लेने से पहले फ़ार्मासिस्ट से पूछिए।',
  fever: 'बुख़ार डेंगू का हो सकता है, और तब इससे ख़ून बह सकता है; {safer}।',
  unsure_fever: 'हो सकता है बुख़ार हो, और डेंगू में इससे ख़ून बह सकता है; पहले फ़ार्मासिस्ट से पूछिए; {safer}।',
  nsaid_taken: 'आप इसी तरह की दर्द की दवा ले चुके हैं; {safer}।',
  paracetamol_enough:
    'हो सकता है आप एक दिन की पूरी पैरासिटामोल ले चुके हों; फ़ार्मासिस्ट से पूछिए कि अब और कितनी ले सकते हैं।',
  unsure_taken: 'यह पक्का नहीं कि आप क्या-क्या ले चुके हैं; और कुछ लेने से पहले फ़ार्मासिस्ट से पूछिए।',
  rinse_stains:
    'हो सकता है आपके दाँतों पर दाग़ इसी माउथवॉश से हों; दिन में दो बार ब्रश कीजिए, और दाँतों के डॉक्टर से किसी दूसरे के बारे में पूछिए।',
  rinse_on_wound: 'घाव से ख़ून बह रहा हो, तो कुल्ला न कीजिए; इसकी जगह साफ़ कपड़ा दाँतों में दबाइए।',
  rinse_on_first_day: 'दाँत निकलवाने के बाद पहले दिन कुल्ला न कीजिए।',
  cold_reaction: 'ठंड से आपकी त्वचा या ख़ून की नसों में रिएक्शन होता है; ठंडा सेक न कीजिए।',
  cold_neuralgia: 'चेहरे पर ठंड लगने या छूने से ये झटके शुरू हो सकते हैं; इसकी जगह चेहरे को गर्म रखिए।',
} as const satisfies Translated<typeof english.AGAINST>;

/** Beginning of a reason that rests on a reaction: the patient's words, or the answer of the check. */
export const REACTION_TOLD = {
  wrote: 'आपने लिखा: “{quote}”',
  answered: {
    nsaid: 'आपने बताया कि इस तरह की दर्द की दवा आपको सूट नहीं करती',
    paracetamol: 'आपने बताया कि यह आपको सूट नहीं करती',
    chlorhexidine: 'आपने बताया कि माउथवॉश से रिएक्शन हुआ',
  },
} as const satisfies Translated<typeof english.REACTION_TOLD>;

/** Advice on what to take in place of a painkiller that is spoken against. */
export const SAFER = {
  paracetamol: 'पैरासिटामोल ज़्यादा सुरक्षित है',
  ask: 'डॉक्टर या फ़ार्मासिस्ट से पूछिए कि आप दर्द की कौन-सी दवा ले सकते हैं',
} as const satisfies Translated<typeof english.SAFER>;

/** Cautions that are said beside a suggestion. */
export const CAUTIONS = {
  over_65: 'पहले फ़ार्मासिस्ट से पूछिए: 65 साल से ज़्यादा उम्र में इसमें ज़्यादा सावधानी चाहिए।',
  antidepressant: 'पहले फ़ार्मासिस्ट से पूछिए: डिप्रेशन की दवा के साथ इससे ख़ून बह सकता है।',
  blood_pressure: 'पहले फ़ार्मासिस्ट से पूछिए: इससे ब्लड प्रेशर बढ़ सकता है।',
  dose_by_packet:
    '16 साल से छोटे हों, तो ऊपर लिखी बड़ों की ख़ुराक न लीजिए: उतनी लीजिए जितनी पैकेट पर उस उम्र के लिए लिखी है।',
  fatty_liver: 'पहले फ़ार्मासिस्ट से पूछिए: फ़ैटी लिवर हो या रोज़ शराब पीते हों, तो सुरक्षित ख़ुराक कम होती है।',
  blood_thinner: 'पहले फ़ार्मासिस्ट से पूछिए: इसे रोज़-रोज़ लेने से आपकी ख़ून पतला करने की दवा का असर बढ़ सकता है।',
  count_paracetamol:
    'जो दवाएँ आप अभी ले रहे हैं, उन्हें भी गिनिए: 24 घंटे में कुल 4 ग्राम पैरासिटामोल से ज़्यादा कभी नहीं, और वज़न 50 किलो से कम हो तो 3 ग्राम से ज़्यादा कभी नहीं। ज़ुकाम और दर्द की कई गोलियों में भी पैरासिटामोल होती है।',
  breastfeeding: 'दूध पिलाने वाली माँ इसे ले सकती हैं।',
} as const satisfies Translated<typeof english.CAUTIONS>;

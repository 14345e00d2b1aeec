import { describe, expect, it } from 'vitest';
import type { SignId } from '../../../contracts/signs.ts';
import { SIGN_IDS } from '../../../contracts/signs.ts';
import { SIGNS } from '../../../contracts/texts/en/signs.ts';
import { signsIn } from '../../../server/assessment/signs/raise-signs.ts';

const idsIn = (text: string): SignId[] => signsIn(text).map(({ id }) => id);

/** Each danger sign as people write it: plainly, by its effect, in Hindi, in Devanagari. */
const TOLD: Readonly<Record<SignId, readonly string[]>> = {
  airway_compromise: [
    'my jaw is swollen and I cannot breathe properly',
    'had to sleep sitting, lying down it chokes me',
    'saans lene me takleef ho rahi hai, jabda suja hai',
    'सूजन के बाद साँस लेने में तकलीफ़ हो रही है',
  ],
  cardiac_symptoms: [
    'jaw ache when I climb stairs, gone once I sit',
    'seene me dard aur jabde me bhi',
    'सीने में दर्द हो रहा है',
  ],
  stroke_signs: ['half of his face is drooping', 'her speech is slurred since lunch'],
  collapse: ['he collapsed in the clinic', 'papa behosh ho gaye'],
  inhaled_fragment: ['my crown is missing and I am coughing since then'],
  poisoning: ['my son drank phenyl', 'usne zeher kha liya'],
  analgesic_overdose: [
    'took 14 dolo since yesterday',
    'dolo pe dolo kha raha hu, I lost count of the tablets',
  ],
  self_harm: ['this pain makes me want to die', 'मैं मरना चाहता हूं'],
  head_injury: ['fell off the bike, broke a tooth and vomited twice'],
  uncontrolled_bleeding: [
    'tooth out at noon. still pouring',
    'my pillow is soaked red after the extraction',
    'daant nikalne ke baad khoon ruk nahi raha',
    'दांत निकलने के बाद खून रुक नहीं रहा',
  ],
  coughed_blood: ['he is coughing blood'],
  floor_of_mouth_swelling: ['swelling under my tongue since morning', 'jeebh ke neeche sujan'],
  dysphagia: ['cannot swallow my own spit', 'paani bhi nahi nigal pa raha'],
  spreading_facial_swelling: [
    'small bump on the gum at breakfast. By evening its double',
    'sujan gale tak aa gayi',
    'सूजन गर्दन तक आ गई',
  ],
  eye_involvement: ['cheek swollen and the eye is closing'],
  systemic_infection: ['tooth abscess with fever and shivering'],
  immunosuppressed_infection: ['on chemo and my gum is swollen with pus'],
  trismus: ['can fit only a spoon between my teeth since two days'],
  child_dehydration: ['2 year old with mouth sores, no wet nappy since morning'],
  vision_change: ['ball hit my cheek and now I see double'],
  facial_trauma: ['punched on the jaw, teeth do not meet any more'],
  temporal_arteritis: ['my temples hurt when chewing and my sight went dim'],
  infant_mouth_injury: ['baby of 5 months with a torn frenulum'],
  body_signs: ['bitten by a snake'],
  avulsed_permanent_tooth: ['his front tooth got knocked out, I kept it in milk'],
  displaced_tooth_trauma: ['front tooth pushed inside after a fall'],
};

describe('a danger sign', () => {
  it.each(SIGN_IDS.flatMap((id) => TOLD[id].map((line) => [id, line] as const)))(
    '%s is raised by "%s"',
    (id, line) => {
      expect(idsIn(line)).toContain(id);
    },
  );

  it.each(SIGN_IDS)('%s has a question that is short and asks', (id) => {
    expect(SIGNS[id]).toMatch(/\?$/);
    expect(SIGNS[id].length).toBeLessThanOrEqual(120);
  });

  it('is quoted in the words that raised it', () => {
    expect(signsIn('Tooth out at noon. Still pouring, help')).toEqual([
      expect.objectContaining({ quote: expect.stringContaining('Still pouring') }),
    ]);
  });

  it('is given once, the gravest first', () => {
    expect(idsIn('cannot swallow, cannot breathe. cannot breathe!')).toEqual([
      'airway_compromise',
      'dysphagia',
    ]);
  });
});

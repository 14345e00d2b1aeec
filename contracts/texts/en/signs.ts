import type { SignTexts } from '../catalogue.ts';

/** Questions that are asked back of a danger sign: yes means it is there now, and nothing milder. */
export const SIGNS: SignTexts = {
  airway_compromise: 'Is it hard to breathe now, or too hard to breathe when lying flat?',
  cardiac_symptoms:
    'Does the chest hurt or feel heavy now, or do chest, jaw or arm hurt with effort, sweating or breathlessness?',
  stroke_signs:
    'Has one side of the face or body suddenly gone weak, or has speech become slurred?',
  collapse: 'Has the person fainted or had a fit today, or are they hard to wake now?',
  inhaled_fragment:
    'Since a piece of tooth or filling went missing, is there a new cough or wheeze?',
  poisoning:
    'In the last 24 hours: was poison, a cleaner, a battery, medicine of others or too much of any medicine swallowed?',
  analgesic_overdose: 'In the last 24 hours, were more painkillers taken than the packet allows?',
  self_harm: 'Are you, or is the person you write about, thinking of ending their life?',
  head_injury:
    'After a blow or a fall: was there fainting, vomiting, confusion or a gap in memory?',
  uncontrolled_bleeding:
    'Is it still bleeding after 20 minutes of firm pressure, or pouring, or on a blood thinner?',
  coughed_blood: 'Has blood come up today with a cough or with vomiting, not just from the gums?',
  floor_of_mouth_swelling: 'Is there a new swelling under the tongue or under the chin now?',
  dysphagia: 'Is it so hard to swallow now that even water or saliva will not go down?',
  spreading_facial_swelling:
    'Does the swelling reach the eye or the neck now, or has it clearly grown within a day?',
  eye_involvement:
    'With a swollen face, is the eye closing, painful to move, hurt by light or seeing less?',
  systemic_infection:
    'With a bad tooth, a wound or a swelling: is there fever of 38 °C or more, shivering or confusion now?',
  immunosuppressed_infection:
    'Is there swelling, pus or fever now in someone with weak immunity or sugar out of control?',
  trismus: 'In the last few days, has the mouth come to open one finger or less?',
  child_dehydration: 'Has the child passed hardly any urine since morning, or is it hard to wake?',
  vision_change: 'After a blow or a fall: is the sight double or worse than before?',
  facial_trauma:
    'After a blow or a fall: do the teeth meet differently, or is a bone of the face out of shape?',
  temporal_arteritis: 'Over 50: does chewing tire the jaw, and is there any change of sight?',
  infant_mouth_injury:
    'Is a baby who cannot walk yet hurt in the mouth, such as a torn fold under the lip?',
  body_signs:
    'Is it a medical emergency now, like chest pain, trouble breathing, heavy bleeding or a severe reaction?',
  avulsed_permanent_tooth:
    'In the last few days, was a grown-up tooth knocked fully out, root and all?',
  displaced_tooth_trauma:
    'Has a blow in the last few days pushed a tooth out of its place, not just loose?',
};

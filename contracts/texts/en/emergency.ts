import type { DangerTexts } from '../catalogue.ts';

const INFECTION = 'This may be a serious infection that needs a hospital now';

/** Names of the emergencies, what to do now, and whom to call. */
export const EMERGENCY: DangerTexts['emergency'] = {
  titles: {
    airway_compromise: 'Trouble breathing is an emergency',
    cardiac_symptoms: 'This pain may come from the heart',
    inhaled_fragment: 'A piece may be in your airway',
    analgesic_overdose: 'Too much painkiller can harm you before you feel ill',
    head_injury: 'A head injury needs a hospital now',
    uncontrolled_bleeding: 'Bleeding that does not stop needs a hospital now',
    floor_of_mouth_swelling: 'Swelling under the tongue or chin can block your breathing',
    dysphagia: 'Not being able to swallow is an emergency',
    spreading_facial_swelling: INFECTION,
    eye_involvement: 'The infection may be near the eye: you need a hospital now',
    systemic_infection: INFECTION,
    immunosuppressed_infection:
      'Your body is less able to fight this infection: you need a hospital now',
    trismus: 'If your mouth suddenly opens only a little, you need a hospital now',
    child_dehydration: 'This child may be losing too much fluid',
    vision_change: 'Trouble seeing after an injury: you need a hospital now',
    facial_trauma: 'A bone of the face may be broken',
    stroke_signs: 'A drooping face or slurred speech can be a stroke',
    collapse: 'Fainting, a fit or confusion needs help now',
    coughed_blood: 'Blood coming up, or stools black like tar: you need a hospital now',
    temporal_arteritis: 'Jaw pain with a change of sight needs a hospital today',
    infant_mouth_injury: 'A baby with a torn gum or lip should be seen today',
    self_harm: 'You matter. Please talk to someone now',
    poisoning: 'This may be a poisoning',
    body_signs: 'This sounds like a medical emergency',
    avulsed_permanent_tooth: 'A knocked-out tooth can often be saved within the hour',
    displaced_tooth_trauma: 'A tooth pushed out of place needs a dentist within the hour',
    milk_tooth_injury: 'A child with a mouth injury should see a dentist today',
  },
  advice: {
    call_now: 'Call 112 or 108 now, or have someone take you to a hospital emergency department.',
    go_to_hospital:
      'Go to a hospital emergency department now; call 112 or 108 if you cannot get there.',
    call_or_go: 'Call 112 or 108 now, or go to the nearest hospital emergency department.',
    sit_upright: 'Sit upright and lean forward a little; do not lie flat.',
    nothing_by_mouth: 'Take nothing by mouth: no food, no drink and no tablets.',
    not_alone: 'Do not drive yourself, and do not stay alone.',
    call_if_worse: 'Call 112 or 108 at once if breathing or swallowing gets hard.',
    no_nose_blowing: 'Do not blow your nose, and keep the jaw still.',
    stop_effort: 'Stop all effort, sit down and rest.',
    keep_coughing: 'Sit up, and keep coughing if you need to.',
    no_more_painkillers: 'Take no more painkillers, and bring the strips or bottles with you.',
    tele_manas_if_self_harm:
      'If you took them to hurt yourself, tell someone near you and call Tele-MANAS on 14416; you deserve help.',
    bite_on_cloth:
      'Bite firmly on a folded clean cloth or gauze all the way there, sitting upright.',
    no_rinsing: 'Do not rinse, and do not stop a prescribed blood thinner by yourself.',
    tell_treatment:
      'Tell the staff at once about your treatment or your sugar, and call your own doctor on the way.',
    small_sips: 'Give small sips of ORS or water on the way if the child is awake and can swallow.',
    tooth_back_or_milk:
      'An adult tooth: put it back, or keep it in milk. A child’s milk tooth: never put it back. Be at a dentist within the hour.',
    hold_by_crown: 'Hold the tooth by its white crown, and never touch or scrub the root.',
    rinse_tooth: 'If it is dirty, rinse it for at most 10 seconds in milk or clean water.',
    put_tooth_back:
      'Put an adult tooth back into its socket at once and bite gently on a cloth. Never put back a milk tooth, nor the tooth of somebody who is drowsy, may choke, or has weak immunity or serious heart disease.',
    keep_in_milk:
      'A tooth outside the mouth belongs in cold milk or in spit, not in water or tissue.',
    dentist_within_hour: 'Go to a dentist or a hospital dental department within the hour.',
    leave_tooth: 'Leave the tooth where it is, and do not bite on it.',
    cold_cloth: 'Hold a cold wet cloth to the lip or cheek on the way.',
    no_milk_tooth_back: 'Never pull, push or put back a milk tooth.',
    press_cloth: 'Press a clean wet cloth on the place if it bleeds.',
    dentist_within_hours: 'See a dentist within hours. Bring a lost tooth along.',
    hospital_if_child_ill:
      'Go to a hospital now if the child fainted, vomits, is drowsy or has trouble breathing.',
    call_tele_manas:
      'Call Tele-MANAS on 14416. It’s free, 24 hours a day, in many Indian languages.',
    call_if_in_danger:
      'If you are in danger or have taken something, call 112 or go to the nearest hospital now.',
    stay_with_someone:
      'Stay with someone you trust, or ask them to come. If you worry about another person, stay with them.',
    it_can_get_better: 'You do not have to carry this alone. It can get better with help.',
    no_vomiting: 'Do not try to vomit, and do not eat or drink anything more.',
    take_strip: 'Take the strip or bottle with you, and stay with someone.',
    tele_manas_if_on_purpose:
      'If it was done on purpose, Tele-MANAS on 14416 listens day and night. You deserve help.',
    no_waiting: 'Do not wait and do not drive yourself. Do not stay alone.',
    note_time: 'Note the time it began, and tell it to the ambulance.',
    doctor_today:
      'Go to a hospital emergency department today: untreated, it can cost the sight of an eye.',
    childrens_doctor_today:
      "Take the baby to a hospital or a children's doctor today, even if the bleeding has stopped.",
    tell_how_it_happened:
      'Tell them what you saw. Nobody may have noticed how it happened; they will look the baby over with care.',
    chest_compressions:
      'If the person does not respond and does not breathe normally, start chest compressions and follow the advice on the phone.',
    dental_check_later: 'A dental check can wait until a doctor has looked at this.',
  },
  calls: {
    emergency: { label: 'Call 112', name: 'emergency number' },
    ambulance: { label: 'Call 108', name: 'ambulance' },
    tele_manas: { label: 'Call Tele-MANAS 14416' },
  },
  places: {
    hospital: { label: 'Nearest hospital', short: 'Hospital', name: 'opens a map' },
    dentist: { label: 'Nearest dentist', short: 'Dentist', name: 'opens a map' },
  },
  levels: { medical: 'Emergency', dental: 'Dental emergency' },
  doNotWait: 'Do not wait for this assessment',
  meanwhile: { medical: 'Until help is there', dental: 'Until you are there' },
  whatToDo: 'What to do',
  goOn: {
    medical: 'I’m safe or have called: continue',
    dental: 'I know what to do: continue',
  },
};

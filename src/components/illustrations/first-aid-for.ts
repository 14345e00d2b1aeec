import type { AdviceId } from '../../../contracts/assessment/emergency.ts';
import type { FirstAidName } from './FirstAid.tsx';

/** The drawing of each first-aid sentence. A sentence has none if a drawing would say less or something else. */
export const FIRST_AID_FOR: Readonly<Partial<Record<AdviceId, FirstAidName>>> = {
  call_now: 'call',
  call_or_go: 'call',
  call_if_worse: 'call',
  call_if_in_danger: 'call',
  go_to_hospital: 'hospital',
  hospital_if_child_ill: 'hospital',
  doctor_today: 'hospital',
  childrens_doctor_today: 'hospital',
  sit_upright: 'sit_upright',
  keep_coughing: 'sit_upright',
  nothing_by_mouth: 'nothing_by_mouth',
  not_alone: 'not_alone',
  no_waiting: 'not_alone',
  stay_with_someone: 'not_alone',
  take_strip: 'tablet_strip',
  bite_on_cloth: 'bite_on_cloth',
  press_cloth: 'bite_on_cloth',
  cold_cloth: 'cold_cloth',
  hold_by_crown: 'tooth_by_crown',
  keep_in_milk: 'tooth_in_milk',
};

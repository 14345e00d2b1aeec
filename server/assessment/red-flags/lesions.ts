import type { Facts } from './facts.ts';

const hasHabit = (facts: Facts): boolean =>
  facts.has('tobacco.smoked', 'tobacco.chewed', 'areca', 'alcohol', 'habit.any');

/** Returns true for a change of over three weeks, or of over two weeks with tobacco, areca or alcohol. */
const tooLong = (facts: Facts): boolean =>
  facts.has('onset.over_3_weeks', 'onset.months', 'ulcer.over_3_weeks') ||
  (facts.has('onset.years') && facts.has('course.worsening', 'lump.growing_bleeding')) ||
  (hasHabit(facts) && facts.has('ulcer.over_2_weeks'));

const sinister = (facts: Facts): boolean =>
  facts.has('ulcer.hard_edge', 'lump.growing_bleeding', 'lump.neck', 'numbness', 'weight_loss');

const suspiciousUlcer = (facts: Facts): boolean => {
  const old =
    facts.has('ulcer.over_3_weeks') || (hasHabit(facts) && facts.has('ulcer.over_2_weeks'));
  const longSore = facts.has('ulcer.any') && tooLong(facts) && sinister(facts);
  if (!(old || longSore)) return false;
  if (facts.has('course.heals_10_days', 'ulcer.many_small', 'tongue.map') && !sinister(facts))
    return false;
  // Chewed tobacco and areca are a likelier cause of an old sore than the tooth beside it.
  return (
    !facts.has('ulcer.at_sharp_tooth') || sinister(facts) || facts.has('tobacco.chewed', 'areca')
  );
};

const suspiciousPatch = (facts: Facts): boolean =>
  facts.has('patch.red', 'patch.red_white') &&
  tooLong(facts) &&
  !facts.has('tongue.map', 'patch.wipes_off', 'denture.worn', 'patch.lacy', 'course.moves');

const suspiciousLump = (facts: Facts): boolean => {
  if (!facts.has('lump.any') || !tooLong(facts)) return false;
  if (facts.has('lump.soft_bluish', 'lump.bursts_refills', 'swelling.gum_pimple', 'pregnant'))
    return false;
  // A lump that is hard but smooth and unchanged for long is a fibroma's picture; growth or spread is not.
  const changes = facts.has('lump.growing_bleeding', 'lump.neck', 'numbness', 'weight_loss');
  if (facts.has('lump.growing_bleeding', 'ulcer.hard_edge'))
    return changes || !facts.has('lump.firm_smooth');
  return (
    hasHabit(facts) &&
    !facts.has('lump.firm_smooth') &&
    !facts.has('denture.worn', 'ulcer.at_sharp_tooth')
  );
};

const suspiciousSocket = (facts: Facts): boolean =>
  facts.has('socket.not_healing') &&
  (tooLong(facts) || facts.has('numbness', 'lump.growing_bleeding'));

/**
 * Returns true for a socket open for more than eight weeks, or after medicine for the bones or radiotherapy (AAOMS
 * 2022).
 */
export const isBoneNotHealing = (facts: Facts): boolean =>
  facts.has('socket.not_healing') &&
  facts.has('onset.months', 'onset.years', 'bone.medicine', 'radiotherapy.head_neck');

const suspiciousLooseTooth = (facts: Facts): boolean =>
  facts.has('tooth.loose_one') &&
  tooLong(facts) &&
  !facts.has(
    'tooth.loose_many',
    'gum.deep_pocket',
    'gum.receded',
    'pus.gum_edge',
    'injury.recent',
    'tooth.old_injury',
    'tooth.baby',
    'gum.tartar',
    'braces.worn',
    'gum.bleeds_brushing',
    'tooth.crowned',
  ) &&
  facts.has('numbness', 'lump.any', 'ulcer.any', 'lump.neck', 'weight_loss');

const suspiciousNeckLump = (facts: Facts): boolean =>
  facts.has('lump.neck') && tooLong(facts) && !facts.has('fever', 'fever.38', 'ulcer.many_small');

/**
 * Returns true for a change of over three weeks (two with tobacco, areca or alcohol) without a clear cause (NICE NG12),
 * and where a dentist or a doctor has told of a suspicion: whoever has looked knows more than our questions.
 */
export const isSuspicious = (facts: Facts): boolean =>
  facts.has('cancer.suspected') ||
  suspiciousUlcer(facts) ||
  suspiciousPatch(facts) ||
  suspiciousLump(facts) ||
  suspiciousSocket(facts) ||
  suspiciousLooseTooth(facts) ||
  suspiciousNeckLump(facts);

const isLeukoplakia = (facts: Facts): boolean =>
  facts.has('patch.white') &&
  !facts.has('patch.wipes_off', 'patch.lacy', 'tongue.map', 'tongue.coated') &&
  (facts.has('patch.does_not_wipe') || (hasHabit(facts) && tooLong(facts)));

const isErythroplakia = (facts: Facts): boolean =>
  facts.has('patch.red', 'patch.red_white') &&
  tooLong(facts) &&
  !facts.has(
    'tongue.map',
    'patch.wipes_off',
    'denture.worn',
    'patch.lacy',
    'course.moves',
    'blisters.lip',
    'ulcer.many_small',
  );

const isFibrosis = (facts: Facts): boolean =>
  (facts.has('opening.slowly_limited') && facts.has('areca', 'tobacco.chewed', 'cheeks.stiff')) ||
  (facts.has('cheeks.stiff') && facts.has('areca', 'tobacco.chewed'));

/** Returns true for leukoplakia, erythroplakia or submucous fibrosis by its description. */
export const isPotentiallyMalignant = (facts: Facts): boolean =>
  isLeukoplakia(facts) || isErythroplakia(facts) || isFibrosis(facts);

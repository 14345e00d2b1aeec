/** Phrases that name a child as the patient, and not the writer's own childhood, wedding or teeth. */
export const CHILD_NAMED: readonly string[] = [
  'my/our/mera/meri/mere/hamara/hamari/his/her/the/this/a/little/old/ka/ki/ke +@child !wedding/married/marriage/shaadi/law/when/pregnant/pregnancy/expecting/college/breastfeeding/feeding/job',
  '@child +is/has/had/ko/ke/ki/ka/ne/who/cannot/fell/will !wedding/married/marriage/shaadi/law/pregnant',
];

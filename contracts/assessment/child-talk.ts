/** How one talks to a child, by age; `any` where the age is not told. */
export const CHILD_TALKS = ['toddler', 'small', 'school', 'teen', 'any'] as const;
export type ChildTalk = (typeof CHILD_TALKS)[number];

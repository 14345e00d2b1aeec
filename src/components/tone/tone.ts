/** Coral: hurts, or needs a person now. Amber: soon. Green: routine, or done. Teal: no more than to know. */
export type Tone = 'urgent' | 'soon' | 'routine' | 'info';

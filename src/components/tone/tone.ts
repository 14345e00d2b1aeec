/**
 * Coral: hurts, or needs a person now. Brown: within days. Amber: soon. Green: routine, or done. Teal: no more than to
 * know.
 */
export type Tone = 'urgent' | 'prompt' | 'soon' | 'routine' | 'info';

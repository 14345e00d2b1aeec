/** Writes a phrase with a capital, as it begins a line. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Ends words as a sentence. */
export const sentence = (words: string): string => `${words}।`;

/** Returns true on a screen that is too narrow to be scanned by another phone while it is read. */
export const isOnPhone = (): boolean => matchMedia('(max-width: 47.99em)').matches;

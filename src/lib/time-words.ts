/** The time of day of a moment, as it is said in India: "1:02 pm". */
export const timeInWords = (moment: string): string =>
  new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' }).format(new Date(moment));

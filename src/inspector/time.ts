/** Formats the time of an event (milliseconds since 1970) for the log: UTC, to the millisecond. */
export const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23);

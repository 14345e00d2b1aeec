/** Prices, payments and times say this wherever they stand. */

export const freeTime = (day: string, time: string): string => `${day}, ${time}, free`;
export const takenTime = (day: string, time: string): string => `${day}, ${time}, taken`;
export const ifNotThereThen = 'If it is not there by then:';
export const paidLate = 'Paid late';
export const before = 'before';
export const now = ', now';
export const offWords = (percent: string | number): string => `${percent}% OFF`;
export const saveToday = (formerPrice: string | number): string => `Save ${formerPrice} today`;
export const timeOn = (day: string | number): string => `Time on ${day}`;
export const waiting = 'Waiting';
export const checking = 'Checking';
export const paid = 'Paid';
export const expired = 'Expired';
export const failed = 'Failed';

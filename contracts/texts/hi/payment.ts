/** Prices, payments and times say this wherever they stand. */

export const freeTime = (day: string, time: string): string => `${day}, ${time}, ख़ाली`;
export const takenTime = (day: string, time: string): string => `${day}, ${time}, भरा हुआ`;
export const ifNotThereThen = 'अगर पैसे तब तक न आएँ:';
export const paidLate = 'देर से मिला';
export const before = 'पहले';
export const now = ', अभी';
export const offWords = (percent: string | number): string => `${percent}% छूट`;
export const saveToday = (formerPrice: string | number): string => `आज ${formerPrice} बचाइए`;
export const timeOn = (day: string | number): string => `${day} का समय`;
export const waiting = 'इंतज़ार';
export const checking = 'जाँचा जा रहा है';
export const paid = 'भुगतान हुआ';
export const expired = 'समय ख़त्म';
export const failed = 'नहीं हुआ';

export const SIGNS = { stop: 'Stop now', number: '112' };

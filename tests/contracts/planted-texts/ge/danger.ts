export const SIGNS = { stop: 'Ruk', number: '112' };

import * as english from '../en/danger.ts';

export const SIGNS = { ...english.SIGNS };

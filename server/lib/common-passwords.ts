import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Returns true when a password, given in small letters, is one that attackers try first: tens of thousands from leaks.
 */
export const isCommonPassword = (password: string): boolean => COMMON.has(password);

import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a password, in small letters, is among those that are tried first: tens of thousands from leaks. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password);

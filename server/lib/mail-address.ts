import * as z from 'zod/mini';

const MailAddress = z.email().check(z.maxLength(254));

export const isMailAddress = (value: string): boolean => z.safeParse(MailAddress, value).success;

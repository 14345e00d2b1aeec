import { PLACE } from '../common/language.ts';

/** The page of the second step (NEW-106), and that of one's passkeys. They stand apart from the other addresses, which every first visit loads. */
export const SECOND_FACTOR_PATH = `${PLACE}/admin/passkey`;
export const PASSKEYS_PATH = `${PLACE}/admin/passkeys`;
export const PASSKEY_PAGES = [SECOND_FACTOR_PATH, PASSKEYS_PATH] as const;

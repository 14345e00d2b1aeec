import { PLACE } from '../common/language.ts';

/** The page of the people whom an account looks after. It stands apart from the other addresses, which every first visit loads. */
export const FAMILY_PATH = `${PLACE}/family`;

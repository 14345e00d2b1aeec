import { PLACE } from '../common/language.ts';

/** The page on which a dentist sets their hours and leave. It stands apart from the other addresses, which every first visit loads. */
export const HOURS_PATH = `${PLACE}/my-hours`;

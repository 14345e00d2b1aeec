import { SAVED_RESULT } from '../../../contracts/texts/en/saved-result.ts';

/** Says that the result is out of date, once its last day has passed. */
export const PastAdvice = () => <p>{SAVED_RESULT.past}</p>;

import { SAVED_RESULT } from '../../../contracts/texts/en/saved-result.ts';

/** That a result says nothing of now, once the days to it have passed. */
export const PastAdvice = () => <p>{SAVED_RESULT.past}</p>;

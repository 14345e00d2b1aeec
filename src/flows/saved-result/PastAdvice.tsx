/** That a result says nothing of now, once the days to it have passed. */
export const PastAdvice = () => (
  <p>That day has passed. If it still hurts, or has come back, check again or see a dentist now.</p>
);

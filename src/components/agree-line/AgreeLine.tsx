/** States what going on confirms and agrees to (AUTH-06, AUTH-07): accounts are for adults. */
export const AgreeLine = () => (
  <p>
    By going on you say that you are 18 or older, and agree to the{' '}
    <a href="/terms-of-service">terms of service</a>. The{' '}
    <a href="/privacy-policy">privacy policy</a> says what we keep.
  </p>
);

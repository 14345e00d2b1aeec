/** States what going on confirms and agrees to (AUTH-06, AUTH-07): accounts are for adults. */
export const AgreeLine = () => (
  <p>
    By continuing you confirm that you’re 18 or over and agree to the{' '}
    <a href="/terms-of-service">terms of service</a>. The{' '}
    <a href="/privacy-policy">privacy policy</a> says what we keep.
  </p>
);

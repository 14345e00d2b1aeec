/** What one agrees to by going on (AUTH-06, AUTH-07). */
export const AgreeLine = () => (
  <p>
    By going on you agree to the <a href="/terms-of-service">terms of service</a>. The{' '}
    <a href="/privacy-policy">privacy policy</a> says what we keep.
  </p>
);

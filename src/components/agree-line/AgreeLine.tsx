import * as say from '../../../contracts/texts/en/frames.ts';
/** States what going on confirms and agrees to (AUTH-06, AUTH-07): accounts are for adults. */
export const AgreeLine = () => (
  <p>
    {say.agreeBefore} <a href="/terms-of-service">{say.termsOfService}</a>
    {say.agreeBetween} <a href="/privacy-policy">{say.privacyPolicy}</a> {say.agreeAfter}
  </p>
);

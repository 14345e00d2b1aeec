import { ISSUER_TEXTS } from '../../../contracts/texts/en/staff/issuer.ts';
import { selectIsLeaving, selectOffersIssuer } from '../../../machines/sign-in/sign-in.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { useSignIn, useSignInSelected } from './sign-in.flow.ts';
import classes from './sign-in.module.css';

/** The way to the issuer of the house, below the form (NEW-132); nothing where none is set up. */
export const IssuerWay = () => {
  const signIn = useSignIn();
  const isLeaving = useSignInSelected(selectIsLeaving);
  if (!useSignInSelected(selectOffersIssuer)) return null;
  return (
    <div className={classes.issuer}>
      <Button
        variant="default"
        aria-busy={isLeaving}
        onClick={() => signIn.send({ type: 'issuer.chosen' })}
      >
        {isLeaving ? ISSUER_TEXTS.leaving : ISSUER_TEXTS.choose}
      </Button>
      <p>{ISSUER_TEXTS.note}</p>
    </div>
  );
};

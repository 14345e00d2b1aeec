import type { ActorRefFrom } from 'xstate';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/signing-in.ts';
import type { googleSignInMachine } from '../../../machines/google-sign-in/google-sign-in.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { GoogleMark } from '../../components/icons/GoogleMark.tsx';
import classes from './google-sign-in.module.css';

type GoogleButtonProps = {
  /** The Google sign-in's actor, while it runs. */
  readonly actor: ActorRefFrom<typeof googleSignInMachine> | undefined;
  readonly onPress: () => void;
};

/** Starts signing in with Google, or cancels it (AUTH-01, AUTH-28, GOOG-01). */
export const GoogleButton = ({ actor, onPress }: GoogleButtonProps) => (
  <div className={classes.way}>
    <Button
      variant="default"
      className={classes.button}
      leftSection={<GoogleMark />}
      aria-busy={actor !== undefined}
      onClick={actor === undefined ? onPress : undefined}
    >
      {actor === undefined ? say.continueWithGoogle : say.signingInWithGoogle}
    </Button>
    <div className={classes.or}>
      {actor === undefined ? (
        say.orAnotherWay
      ) : (
        <Button variant="subtle" onClick={() => actor.send({ type: 'google.cancelled' })}>
          {common.cancel}
        </Button>
      )}
    </div>
  </div>
);

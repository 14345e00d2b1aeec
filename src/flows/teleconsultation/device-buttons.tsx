import { Button } from '../../components/button/Button.tsx';
import { useTeleconsultation } from './teleconsultation.flow.ts';

/** Joins without camera and microphone. */
export const WithoutBoth = () => {
  const room = useTeleconsultation();
  return (
    <Button variant="subtle" onClick={() => room.send({ type: 'entry.requested' })}>
      Join with chat only
    </Button>
  );
};

/** Asks for the camera alone. */
export const PictureOnly = () => {
  const room = useTeleconsultation();
  return (
    <Button variant="default" onClick={() => room.send({ type: 'picture.chosen' })}>
      Use my camera only
    </Button>
  );
};

/** Asks for the microphone alone. */
export const VoiceOnly = () => {
  const room = useTeleconsultation();
  return (
    <Button variant="default" onClick={() => room.send({ type: 'voice.chosen' })}>
      Use my voice only
    </Button>
  );
};

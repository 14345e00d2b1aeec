import * as say from '../../../contracts/texts/en/teleconsultation.ts';
import { Button } from '../../components/button/Button.tsx';
import { useTeleconsultation } from './teleconsultation.flow.ts';

/** Joins without camera and microphone. */
export const WithoutBoth = () => {
  const room = useTeleconsultation();
  return (
    <Button variant="subtle" onClick={() => room.send({ type: 'entry.requested' })}>
      {say.joinWithChatOnly}
    </Button>
  );
};

/** Asks for the camera alone. */
export const PictureOnly = () => {
  const room = useTeleconsultation();
  return (
    <Button variant="default" onClick={() => room.send({ type: 'picture.chosen' })}>
      {say.toUseMyCameraOnly}
    </Button>
  );
};

/** Asks for the microphone alone. */
export const VoiceOnly = () => {
  const room = useTeleconsultation();
  return (
    <Button variant="default" onClick={() => room.send({ type: 'voice.chosen' })}>
      {say.toUseMyVoiceOnly}
    </Button>
  );
};

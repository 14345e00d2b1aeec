import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/teleconsultation.ts';
import {
  selectConnection,
  selectDevices,
  selectIsPictureSpared,
  selectIsUnreached,
  selectLacking,
  selectLackingState,
  selectOtherDevices,
} from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { useOther } from './Pictures.tsx';
import { WhatCanBeDone } from './RoomFrame.tsx';
import {
  connectionWords,
  lackingWords,
  otherSoundWords,
  pausedWords,
  weakLineWords,
} from './room-words.ts';
import { useTeleconsultation, useTeleconsultationSelected } from './teleconsultation.flow.ts';
import classes from './teleconsultation.module.css';

/** Shows the state of the connection and of what the two speak into; changes are announced. */
export const Connection = () => {
  const flow = useTeleconsultation();
  const other = useOther();
  const connection = useTeleconsultationSelected(selectConnection);
  const isUnreached = useTeleconsultationSelected(selectIsUnreached);
  const lacking = useTeleconsultationSelected(selectLacking);
  const state = useTeleconsultationSelected(selectLackingState);
  const devices = useTeleconsultationSelected(selectDevices);
  const theirs = useTeleconsultationSelected(selectOtherDevices);
  const talksNow = connection === 'talking';
  const isSpared = useTeleconsultationSelected(selectIsPictureSpared) && talksNow;
  const isWeak = { own: isSpared, others: talksNow && theirs.camera === 'weak' };
  const weak = weakLineWords(isWeak, { microphone: devices.microphone, other });
  return (
    <div className={classes.connection}>
      <output>
        {[
          weak || connectionWords(connection, { other, isUnreached }),
          talksNow && otherSoundWords(theirs.microphone, other),
          lackingWords(lacking, { state, other }),
          pausedWords(devices, other),
        ]
          .filter(Boolean)
          .join(' ')}
      </output>
      {connection === 'connectingFailed' && (
        <Button onClick={() => flow.send({ type: 'call.retried' })}>{common.tryAgain}</Button>
      )}
      {isSpared && (
        <Button variant="default" onClick={() => flow.send({ type: 'picture.requested' })}>
          {say.pictureOn}
        </Button>
      )}
      {connection === 'otherMissed' && <WhatCanBeDone />}
    </div>
  );
};

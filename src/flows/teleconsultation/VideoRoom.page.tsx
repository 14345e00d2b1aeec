import { useParams } from 'react-router-dom';
import type { ActorOptions } from 'xstate';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import * as say from '../../../contracts/texts/en/teleconsultation.ts';
import type { teleconsultationMachine } from '../../../machines/teleconsultation/teleconsultation.machine.ts';
import { LibraryProvider } from '../../components/library/LibraryProvider.tsx';
import { TeleconsultationFlow, providedTeleconsultation } from './teleconsultation.flow.ts';
import { RoomScreens } from './RoomScreens.tsx';

type VideoRoomPageProps = {
  readonly machine?: typeof teleconsultationMachine;
  readonly clock?: ActorOptions<typeof teleconsultationMachine>['clock'];
};

/** /teleconsultation/{id}: the room of one consultation; another id starts a new flow. */
export const VideoRoomPage = ({
  machine = providedTeleconsultation,
  clock,
}: VideoRoomPageProps) => {
  const { id = '' } = useParams();
  return (
    <LibraryProvider>
      <title>{say.pageTitle(PRODUCT_NAME)}</title>
      <TeleconsultationFlow key={id} machine={machine} input={() => ({ id })} clock={clock}>
        <RoomScreens />
      </TeleconsultationFlow>
    </LibraryProvider>
  );
};

import type { ActorOptions } from 'xstate';
import type { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import { selectNews } from '../../../machines/connection/connection.machine.ts';
import { CONNECTION_WORDS } from '../../../contracts/texts/en/flows/connection.ts';
import { ConnectionBanner } from '../../components/connection-banner/ConnectionBanner.tsx';
import { ConnectionFlow, useConnectionSelected, providedConnection } from './connection.flow.ts';

/** Shows news of the connection over any open page. */
export const ConnectionSaid = () => {
  const news = useConnectionSelected(selectNews);
  return <ConnectionBanner news={news} words={news && CONNECTION_WORDS[news]} />;
};

type ConnectionProps = {
  readonly machine?: typeof connectionMachine;
  readonly clock?: ActorOptions<typeof connectionMachine>['clock'];
};

/** Runs the one connection flow of the app. */
export const Connection = ({ machine = providedConnection, clock }: ConnectionProps) => (
  <ConnectionFlow machine={machine} input={() => undefined} clock={clock}>
    <ConnectionSaid />
  </ConnectionFlow>
);

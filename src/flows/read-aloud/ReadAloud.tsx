import { READ_ALOUD } from '../../../contracts/texts/en/flows/read-aloud.ts';
import {
  selectIsOffered,
  selectIsReading,
} from '../../../machines/read-aloud/read-aloud.machine.ts';
import { IconButton } from '../../components/icon-button/IconButton.tsx';
import { IconPlayerStop, IconVolume } from '../../components/icons/icons.ts';
import {
  providedReadAloud,
  ReadAloudFlow,
  useReadAloud,
  useReadAloudSelected,
} from './read-aloud.flow.ts';
import { useTell } from '../../lib/flow/tell.ts';

type ReadAloudProps = {
  /** Names what stands there now. */
  readonly page: string;
};

/** The button, where the device has a voice for this language. */
export const ReadAloudButton = ({ page }: ReadAloudProps) => {
  const flow = useReadAloud();
  const isReading = useReadAloudSelected(selectIsReading);
  useTell(flow, { type: 'page.changed', page });
  if (!useReadAloudSelected(selectIsOffered)) return null;
  const Icon = isReading ? IconPlayerStop : IconVolume;
  return (
    <IconButton
      aria-label={isReading ? READ_ALOUD.stop : READ_ALOUD.start}
      onClick={() => flow.send({ type: isReading ? 'reading.stopped' : 'reading.requested' })}
    >
      <Icon size={24} aria-hidden="true" />
    </IconButton>
  );
};

/** Reads the page aloud by a press (NEW-99). */
export const ReadAloud = (props: ReadAloudProps) => (
  <ReadAloudFlow machine={providedReadAloud} input={() => ({ page: props.page })}>
    <ReadAloudButton {...props} />
  </ReadAloudFlow>
);

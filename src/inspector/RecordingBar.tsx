import { Copy } from './Copy.tsx';
import { MASK } from './mask.ts';
import type { ActorSeen } from './model.ts';
import type { Recording } from './recording.ts';
import { countToSend, testEvents } from './test-events.ts';
import { asPlaywright, asVitest } from './written-tests.ts';

const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

type CopiesProps = {
  readonly recording: Recording;
  readonly actor: Pick<ActorSeen, 'id' | 'name'>;
};

/** Copies what one flow was sent, or what was pressed on the page, as a test. */
export const Copies = ({ recording, actor }: CopiesProps) => {
  const newestFirst = recording.log.toReversed();
  const { id, name } = actor;
  const count = countToSend(newestFirst, id);
  const events = `${counted(count, 'event')} to ${name}`;
  const isFlow = recording.log.some((entry) => entry.actorId === id && entry.after !== null);
  const { gestures } = recording;
  return (
    <>
      <Copy
        as="test events"
        what={events}
        write={() => testEvents(newestFirst, id)}
        isEmpty={count === 0}
      />
      <Copy
        as="Vitest"
        what={`a test of ${name}`}
        write={() => asVitest(recording, id)}
        isEmpty={!isFlow}
      />
      <Copy
        as="Playwright"
        what={counted(gestures.length, 'gesture')}
        write={() => asPlaywright(recording)}
        isEmpty={gestures.length === 0}
      />
    </>
  );
};

type RecordingFilesProps = {
  readonly recording: Recording;
  readonly onFile: (file: Blob) => void;
};

/** Saves what is shown as a file, and opens a recording or a trace. */
export const RecordingFiles = ({ recording, onFile }: RecordingFilesProps) => {
  const { log } = recording;
  const save = (): void => {
    const link = document.createElement('a');
    const address = URL.createObjectURL(
      new Blob([JSON.stringify(recording, null, 1)], { type: 'application/json' }),
    );
    link.href = address;
    link.download = 'recording.json';
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <>
      <button
        type="button"
        disabled={log.length === 0}
        title={`Every text in it is ${MASK}`}
        onClick={save}
      >
        Export
      </button>
      <label className="file">
        Import
        <input
          type="file"
          accept=".json,application/json"
          aria-label="Import a recording or a trace"
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) onFile(file);
          }}
        />
      </label>
    </>
  );
};

import { useId, useState } from 'react';
import type { DragEvent } from 'react';
import { Button } from '../button/Button.tsx';
import { IconCheck, IconCloudUpload, IconPhoto, IconPhotoX, IconRefresh } from '../icons/icons.ts';
import { InlineError } from '../inline-error/InlineError.tsx';
import { Progress } from '../library/status.ts';
import classes from './upload.module.css';

/** How an upload stands; each has what it needs to be said. */
export type UploadState =
  | { readonly kind: 'empty'; readonly error?: string }
  | {
      readonly kind: 'sending';
      readonly fileName: string;
      /** 0 to 100. */
      readonly percent: number;
      /** How far it is, in words: "2.1 of 4.8 MB, about 10 seconds left". */
      readonly words: string;
      /** Read out politely when it changes; a quarter at a time is enough. */
      readonly announce?: string;
    }
  | { readonly kind: 'failed'; readonly fileName: string; readonly error: string }
  | { readonly kind: 'done'; readonly fileName: string; readonly words: string };

export type UploadProps = {
  /** What is asked for: "Your X-ray". */
  readonly label: string;
  /** What is taken: "JPEG or PNG, up to 10 MB." */
  readonly hint: string;
  /** For the browser's own choice of files: "image/jpeg,image/png". What else is dropped here is for the flow to refuse. */
  readonly accept: string;
  /** Where a phone may take it with its camera: "Take a photo of it". */
  readonly camera?: string;
  readonly state: UploadState;
  readonly onChoose: (file: File) => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
};

type PartProps<Kind extends UploadState['kind']> = Omit<UploadProps, 'state'> & {
  readonly state: Extract<UploadState, { kind: Kind }>;
};

type FileButtonProps = Pick<UploadProps, 'accept' | 'onChoose'> & {
  readonly label: string;
  readonly describedBy?: string;
  /** Opens the camera of a phone; elsewhere there is none to open. */
  readonly isCamera?: boolean;
};

/** The browser's own field for a file, worn as a button. The same file can be chosen again after a failure. */
const FileButton = ({ accept, label, describedBy, isCamera, onChoose }: FileButtonProps) => (
  <label className={classes.button} data-camera={isCamera}>
    <input
      className="spoken"
      type="file"
      accept={accept}
      capture={isCamera === true ? 'environment' : undefined}
      aria-label={label}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file) onChoose(file);
        currentTarget.value = '';
      }}
    />
    {label}
  </label>
);

const DropZone = ({ label, hint, accept, camera, state, onChoose }: PartProps<'empty'>) => {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    <>
      <div
        className={classes.zone}
        data-over={isOver || undefined}
        data-wrong={state.error !== undefined || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconCloudUpload className={classes.picture} size={40} aria-hidden="true" />
        <FileButton
          accept={accept}
          label={`Choose ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
          describedBy={`${id}hint`}
          onChoose={onChoose}
        />
        {camera && <FileButton accept="image/*" label={camera} isCamera onChoose={onChoose} />}
        <p className={classes.drop}>or drop it here</p>
        <p id={`${id}hint`} className={classes.hint}>
          {hint}
        </p>
      </div>
      {state.error && <InlineError>{state.error}</InlineError>}
    </>
  );
};

const Sending = ({ state, onCancel }: PartProps<'sending'>) => (
  <div className={classes.file}>
    <IconPhoto className={classes.icon} size={24} aria-hidden="true" />
    <p className={classes.name}>{state.fileName}</p>
    <p className={classes.percent}>{`${state.percent} %`}</p>
    <div className={classes.wide}>
      <Progress value={state.percent} size="md" aria-label={`Sending ${state.fileName}`} />
      <p className={classes.words}>{state.words}</p>
    </div>
    <Button className={classes.action} variant="default" onClick={onCancel}>
      Cancel
    </Button>
    <output className="spoken">{state.announce}</output>
  </div>
);

const Failed = ({ state, accept, onChoose, onRetry }: PartProps<'failed'>) => (
  <div className={classes.file} data-state="failed">
    <IconPhotoX className={classes.icon} size={24} aria-hidden="true" />
    <p className={classes.name}>{state.fileName}</p>
    <div className={classes.wide}>
      <InlineError>{state.error}</InlineError>
    </div>
    <div className={classes.actions}>
      <Button leftSection={<IconRefresh size={20} aria-hidden="true" />} onClick={onRetry}>
        Try again
      </Button>
      <FileButton accept={accept} label="Choose another" onChoose={onChoose} />
    </div>
  </div>
);

const Done = ({ state, accept, onChoose }: PartProps<'done'>) => (
  <div className={classes.file} data-state="done">
    <IconCheck className={classes.icon} size={24} aria-hidden="true" />
    <p className={classes.name}>{state.fileName}</p>
    <output className={`${classes.wide} ${classes.words}`}>{state.words}</output>
    <div className={classes.actions}>
      <FileButton accept={accept} label="Choose another" onChoose={onChoose} />
    </div>
  </div>
);

const StateOfUpload = ({ state, ...rest }: UploadProps) => {
  switch (state.kind) {
    case 'empty':
      return <DropZone {...rest} state={state} />;
    case 'sending':
      return <Sending {...rest} state={state} />;
    case 'failed':
      return <Failed {...rest} state={state} />;
    default:
      return <Done {...rest} state={state} />;
  }
};

/** One file on its way to us: chosen or dropped, sent, failed or there. What happens to it is the flow's. */
export const Upload = (props: UploadProps) => (
  <fieldset className={classes.upload}>
    <legend className={classes.legend}>{props.label}</legend>
    <StateOfUpload {...props} />
  </fieldset>
);

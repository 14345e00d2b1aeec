import { useId, useState } from 'react';
import type { DragEvent } from 'react';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/pictures.ts';
import { Button } from '../button/Button.tsx';
import { IconCheck, IconCloudUpload, IconPhoto, IconPhotoX, IconRefresh } from '../icons/icons.ts';
import { InlineError } from '../inline-error/InlineError.tsx';
import { Progress } from '../library/progress.ts';
import classes from './upload.module.css';

/** The state of an upload, with what its display needs. */
export type UploadState =
  | { readonly kind: 'empty'; readonly error?: string }
  | {
      readonly kind: 'sending';
      readonly fileName: string;
      /** 0 to 100. */
      readonly percent: number;
      /** Progress in words: "2.1 of 4.8 MB, about 10 seconds left". */
      readonly words: string;
      /** Announced politely when it changes; once per quarter is enough. */
      readonly announce?: string;
    }
  | { readonly kind: 'failed'; readonly fileName: string; readonly error: string }
  | { readonly kind: 'done'; readonly fileName: string; readonly words: string };

export type UploadProps = {
  /** Names the wanted file: "Your X-ray". */
  readonly label: string;
  /** Accepted files: "JPEG or PNG, up to 10 MB." */
  readonly hint: string;
  /**
   * Types for the browser's file chooser: "image/jpeg,image/png"; every file can be chosen without. Dropped files are
   * unfiltered; the flow refuses wrong ones.
   */
  readonly accept?: string;
  /** Label of the camera button on phones: "Take a photo of it". Left out for no camera. */
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
  /** Opens a phone's camera; without a camera the browser opens its file chooser. */
  readonly isCamera?: boolean;
};

/** The native file input styled as a button. Clearing its value lets the same file be chosen again after a failure. */
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
          label={say.choose(label.charAt(0).toLowerCase(), label.slice(1))}
          describedBy={`${id}hint`}
          onChoose={onChoose}
        />
        {camera && <FileButton accept="image/*" label={camera} isCamera onChoose={onChoose} />}
        <p className={classes.drop}>{say.orDropItHere}</p>
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
      <Progress value={state.percent} size="md" aria-label={say.sending(state.fileName)} />
      <p className={classes.words}>{state.words}</p>
    </div>
    <Button className={classes.action} variant="default" onClick={onCancel}>
      {common.cancel}
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
        {common.tryAgain}
      </Button>
      <FileButton accept={accept} label={say.chooseAnother} onChoose={onChoose} />
    </div>
  </div>
);

const Done = ({ state, accept, onChoose }: PartProps<'done'>) => (
  <div className={classes.file} data-state="done">
    <IconCheck className={classes.icon} size={24} aria-hidden="true" />
    <p className={classes.name}>{state.fileName}</p>
    <output className={`${classes.wide} ${classes.words}`}>{state.words}</output>
    <div className={classes.actions}>
      <FileButton accept={accept} label={say.chooseAnother} onChoose={onChoose} />
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

/** Uploads one file: chosen or dropped, sending, failed or done. The flow decides what happens to it. */
export const Upload = (props: UploadProps) => (
  <fieldset className={classes.upload}>
    <legend className={classes.legend}>{props.label}</legend>
    <StateOfUpload {...props} />
  </fieldset>
);

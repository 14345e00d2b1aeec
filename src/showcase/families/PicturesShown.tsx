import { ImageViewer } from '../../components/image-viewer/ImageViewer.tsx';
import { Upload } from '../../components/upload/Upload.tsx';
import type { UploadState } from '../../components/upload/Upload.tsx';
import { Example } from '../example.tsx';
import { FINDINGS, MANY_FINDINGS, Xray } from '../samples.tsx';

const FILE = 'jaw-2026-11-22.jpg';

const UPLOADS: Readonly<Record<string, UploadState>> = {
  'Upload, empty': { kind: 'empty' },
  'Upload, wrong type': { kind: 'empty', error: 'Please select a JPEG or PNG image file.' },
  'Upload, being sent': {
    kind: 'sending',
    fileName: FILE,
    percent: 44,
    words: '2.1 of 4.8 MB, about 10 seconds left',
    announce: '25 percent sent',
  },
  'Upload, failed': {
    kind: 'failed',
    fileName: FILE,
    error: 'The connection broke off at 44 percent. Your picture is still on this phone.',
  },
  'Upload, done': { kind: 'done', fileName: FILE, words: '4.8 MB, sent at 18:20' },
};

const noop = () => undefined;

/** Uploads of pictures, and X-rays with findings. */
export const PicturesShown = () => (
  <>
    {Object.entries(UPLOADS).map(([title, state]) => (
      <Example key={title} title={title}>
        <Upload
          label="Your X-ray"
          hint="JPEG or PNG, up to 10 MB."
          accept="image/jpeg,image/png"
          state={state}
          onChoose={noop}
          onCancel={noop}
          onRetry={noop}
        />
      </Example>
    ))}
    <Example title="X-ray with findings" wide>
      <ImageViewer
        label="X-ray with two findings"
        picture={<Xray />}
        ratio={1.8}
        findings={FINDINGS}
        heading="2 things a dentist should look at"
        note={<p>An X-ray never makes your result less urgent.</p>}
      />
    </Example>
    <Example title="X-ray with many findings" wide>
      <ImageViewer
        label="X-ray with many findings"
        picture={<Xray />}
        ratio={1.8}
        findings={MANY_FINDINGS}
        heading="4 things a dentist should look at"
      />
    </Example>
    <Example title="X-ray without findings" wide>
      <ImageViewer
        label="X-ray without findings"
        picture={<Xray />}
        ratio={1.8}
        findings={[]}
        heading="Nothing was found on this picture"
        note={<p>That does not mean that all is well. A dentist sees more than a picture does.</p>}
      />
    </Example>
  </>
);

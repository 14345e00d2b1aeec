import { ImageViewer } from '../../components/image-viewer/ImageViewer.tsx';
import { FINDINGS, Xray } from '../samples.tsx';
import { TaskFrame } from './TaskFrame.tsx';

/** A radiograph and its findings: dark in both themes. */
export const XrayPage = () => (
  <div className="dark-page" data-surface="night">
    <TaskFrame back="Your result" progress="22 November">
      <h1>Your X-ray</h1>
      <ImageViewer
        label="Your X-ray of 22 November"
        picture={<Xray />}
        ratio={1.8}
        findings={FINDINGS}
        sides={{ left: 'Your right', right: 'Your left' }}
        heading="2 things a dentist should look at"
        note={<p>An X-ray never makes your result less urgent.</p>}
      />
    </TaskFrame>
  </div>
);

import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/xray.ts';
import { PROFILE_LINK } from '../../../machines/kit/not-saved.ts';
import {
  selectImageName,
  selectIsConsentWithdrawn,
} from '../../../machines/xray/xray.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { NewTabLink } from '../../components/new-tab-link/NewTabLink.tsx';
import { Upload } from '../../components/upload/Upload.tsx';
import type { UploadState } from '../../components/upload/Upload.tsx';
import { leaveImage, useXray, useXraySelected } from './xray.flow.ts';

type ImageFieldProps = { readonly state: UploadState };

/**
 * The field to choose, photograph or drop a picture, with the state of its upload. Every file can be chosen, since a list of
 * types would hide the DICOM files without an ending.
 */
export const ImageField = ({ state }: ImageFieldProps) => {
  const xray = useXray();
  return (
    <Upload
      label={common.yourXRay}
      hint={say.jpegPngUp10Mb}
      camera={say.takeAPhotoOfIt}
      state={state}
      onChoose={(file) => xray.send({ type: 'image.chosen', image: leaveImage(file) })}
      onCancel={() => xray.send({ type: 'upload.cancelled' })}
      onRetry={() => xray.send({ type: 'upload.requested' })}
    />
  );
};

/** The field after the chosen file has failed. */
export const FailedImage = ({ error }: { readonly error: string }) => {
  const fileName = useXraySelected(selectImageName);
  return <ImageField state={{ kind: 'failed', fileName, error }} />;
};

/** Links to the profile when the server refused because a consent was withdrawn; this page stays open. */
export const ConsentWay = () =>
  useXraySelected(selectIsConsentWithdrawn) && <NewTabLink to={PROFILE_LINK} />;

/** Leaves the X-ray on this page; the account keeps it (XRAY-21). */
export const StartNew = () => {
  const xray = useXray();
  return (
    <Button variant="subtle" onClick={() => xray.send({ type: 'analysis.restarted' })}>
      {say.startNewAnalysis}
    </Button>
  );
};

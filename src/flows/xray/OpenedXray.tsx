import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { PATHS } from '../../../contracts/paths.ts';
import { ButtonLink } from '../../components/button/Button.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import type { XrayPanelProps } from './XrayPanel.tsx';
import { opened } from '../opened.ts';

/** Shown if loading fails: a link to the X-ray's own page. */
const Missing: ComponentType<XrayPanelProps> = () => (
  <ButtonLink href={PATHS.xrayAnalysis} variant="default">
    Open your X-ray on its own page
  </ButtonLink>
);

const XrayPanel = lazy<ComponentType<XrayPanelProps>>(async () => {
  try {
    return { default: (await opened('xray')).XrayPanel };
  } catch {
    return { default: Missing };
  }
});

/** Loads the panel when it is opened. */
export const OpenedXray = (props: XrayPanelProps) => (
  <Suspense
    fallback={
      <>
        <output className="spoken">Opening your X-ray...</output>
        <Skeleton />
      </>
    }
  >
    <XrayPanel {...props} />
  </Suspense>
);

import { PATHS } from '../../../contracts/common/paths.ts';
import * as say from '../../../contracts/texts/en/xray.ts';
import { ButtonLink } from '../../components/button/Button.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { lazyPart } from '../page-loading/lazy.tsx';

/** The page of its own is asked for from the server, or waits for the connection. */
const Missing = () => (
  <ButtonLink href={PATHS.xrayAnalysis} variant="default">
    {say.openYourXRayItsOwn}
  </ButtonLink>
);

/** The panel, fetched when it is opened. */
export const LazyXray = lazyPart('xray', async () => (await import('./XrayPanel.tsx')).XrayPanel, {
  waiting: (
    <>
      <output className="spoken">{say.openingYourXRay}</output>
      <Skeleton />
    </>
  ),
  missing: Missing,
});

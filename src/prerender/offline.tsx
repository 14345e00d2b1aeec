import { PRODUCT_NAME } from '../../contracts/common/product.ts';
import headerCss from '../components/brand-header/brand-header.module.css?inline';
import bulletsCss from '../components/bullet-list/bullet-list.module.css?inline';
import callsCss from '../components/way-links/way-links.module.css?inline';
import { OfflinePage } from '../pages/offline/Offline.page.tsx';
import offlineCss from '../pages/offline/offline.module.css?inline';
import { documentOf } from './document.tsx';

/** Renders the page that the service worker shows when it cannot fetch the requested one. */
export const renderOffline = (): string =>
  documentOf({
    title: `No connection · ${PRODUCT_NAME}`,
    head: <meta name="robots" content="noindex" />,
    styles: [headerCss, bulletsCss, callsCss, offlineCss],
    body: <OfflinePage />,
  });

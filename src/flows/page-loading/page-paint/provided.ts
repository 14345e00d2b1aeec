/** Stands inside the prerendered pages of the app and runs before any other script of ours; the server allows it by its hash. */
import { keepsDraft } from '../../../actors/draft-key.ts';
import { keptXray } from '../../../actors/kept-xray.ts';
import { startPagePaint } from '../../../lib/page-paint.ts';

startPagePaint(location.search !== '' || keepsDraft() || keptXray().id !== null);

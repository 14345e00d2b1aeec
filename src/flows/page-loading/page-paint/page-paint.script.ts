/**
 * Runs inside the prerendered pages of the app before all other scripts; the server's content security policy allows it
 * by its hash.
 */
import { keepsDraft } from '../../../actors/assessment/draft-key.ts';
import { keptXray } from '../../../actors/xray/kept-xray.ts';
import { startPagePaint } from '../../../lib/painted/page-paint.ts';
import { openInKeptLanguage } from '../../language-switch/kept-language.script.ts';

if (HAS_OTHER_LANGUAGES) openInKeptLanguage();
startPagePaint(location.search + location.hash !== '' || keepsDraft() || keptXray().id !== null);

/**
 * Runs inside the prerendered page before all other scripts of the app; the server's content security policy allows it
 * by its hash.
 */
import { OPENING_ORDER, PLEASE_WAIT } from '../../../../contracts/texts/en/flows/opening.ts';
import { OPENING_TIMES } from '../../../../machines/opening/opening-times.ts';
import { keepsDraft } from '../../../actors/assessment/draft-key.ts';
import { startOpeningPaint } from '../../../lib/painted/opening-paint.ts';
import { openInKeptLanguage } from '../../language-switch/kept-language.script.ts';

const address = new URLSearchParams(location.search);
const isAtStart = [null, 'INTRO'].includes(address.get('step')) && !address.get('query')?.trim();

if (HAS_OTHER_LANGUAGES) openInKeptLanguage();
startOpeningPaint({
  isNewcomer: isAtStart && !keepsDraft(),
  messages: OPENING_ORDER,
  times: Object.values(OPENING_TIMES),
  wait: PLEASE_WAIT,
});

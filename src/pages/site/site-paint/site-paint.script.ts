/**
 * Runs inside the prerendered pages of the site and requests everything that their first paint does not need; the
 * server's content security policy allows it by its hash.
 */
import { PLACE } from '../../../../contracts/common/language.ts';
import { keepPressedLanguage } from '../../../flows/language-switch/kept-language.script.ts';
import { askForFile } from '../../../lib/media/ask-for-file.ts';
import { untilPainted } from '../../../lib/painted/painted.ts';

const scripts = document.currentScript?.dataset['scripts']?.split(' ') ?? [];

const askForRest = async (): Promise<void> => {
  await untilPainted();
  askForFile('link', { rel: 'manifest', href: `${PLACE}/manifest.webmanifest` });
  for (const src of scripts) askForFile('script', { type: 'module', src });
};
// A press may come before any file is there.
if (HAS_OTHER_LANGUAGES) keepPressedLanguage();
void askForRest();

import { AGREEMENT_HERE } from '../../contracts/site/site.ts';
import { NO_AGREEMENT, agreementWords } from '../../contracts/texts/en/agreement.ts';
import type { Agreement } from '../../contracts/texts/en/agreement.ts';
import type { SiteFacts } from '../lib/site-facts.ts';
import { livePage } from './live-page.ts';

type Deps = SiteFacts & {
  readonly agreement: () => Promise<Agreement>;
  readonly log: { warn(line: object, text: string): void };
};

/** Answers with the page of what was measured, and how often dentists agreed, as it was last counted (NEW-36). */
export const accuracyPage = (file: string, { agreement, ...deps }: Deps) =>
  livePage(file, {
    ...deps,
    name: 'the agreement with dentists',
    before: agreementWords(NO_AGREEMENT),
    read: async () => agreementWords(await agreement()),
    into: (page, words) => page.replaceAll(AGREEMENT_HERE, words),
  });

import { PATHS } from '../../../contracts/common/paths.ts';
import { STANDING } from '../../../contracts/texts/en/site.ts';
import { Article } from '../../components/article/Article.tsx';
import { FoldOnPhones } from '../../components/article/FoldOnPhones.tsx';
import { PlainLines } from '../../components/article/PlainLines.tsx';
import { SiteFrame } from '../../components/site-frame/SiteFrame.tsx';
import { dayInWords } from '../../lib/format/due.ts';
import type { StandingText } from '../../lib/format/written-texts.ts';

const ONWARD = {
  check: { href: PATHS.chat, label: STANDING.check },
  book: { href: PATHS.findDentist, label: STANDING.book },
  none: null,
} as const;

/** Shows a standing page: how it works, about us, the law (ROUTE-12, ROUTE-13, ROUTE-20, ROUTE-24, ROUTE-26..28). */
export const StandingPage = ({ text }: { readonly text: StandingText }) => {
  const { address, title, updated, headings, plain, html } = text;
  const onward = ONWARD[text.onward];
  return (
    <SiteFrame current={address}>
      <Article
        title={title}
        dates={[STANDING.changed.replace('{day}', dayInWords(updated) ?? '')]}
        first={plain && <PlainLines title={STANDING.plain} lines={plain} />}
        contents={headings}
        behindContents={<FoldOnPhones />}
        onward={onward && <a href={onward.href}>{onward.label}</a>}
      >
        <div data-written dangerouslySetInnerHTML={{ __html: html }} />
      </Article>
    </SiteFrame>
  );
};

import type { CSSOptions } from 'vite';

type PostCss = Exclude<CSSOptions['postcss'], string | undefined>;
type Plugin = Extract<NonNullable<PostCss['plugins']>[number], { readonly OnceExit?: unknown }>;

const HOVER = /:hover/;
const HOVERS = '(hover: hover)';

/**
 * Limits every `:hover` to devices that hover. A finger leaves it on what stands where it tapped last, so that the first
 * row of the next step would look chosen.
 */
export const hoverWhereItHovers: Plugin = {
  postcssPlugin: 'hover-where-it-hovers',
  OnceExit: (sheet, { atRule }) => {
    sheet.walkRules(HOVER, (rule) => {
      if (rule.parent?.toString().startsWith(`@media ${HOVERS}`)) return;
      const hovered = rule.selectors.filter((each) => HOVER.test(each));
      const others = rule.selectors.filter((each) => !HOVER.test(each));
      if (others.length > 0) rule.cloneBefore({ selectors: others });
      const limited = atRule({ name: 'media', params: HOVERS });
      limited.append(rule.clone({ selectors: hovered }));
      rule.replaceWith(limited);
    });
  },
};

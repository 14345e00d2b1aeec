import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGE } from '../../contracts/common/language.ts';
import baseCss from '../app/theme/base.css?inline';
import tokensCss from '../app/theme/tokens.css?inline';
import markCss from '../components/product-mark/product-mark.module.css?inline';
import { ICON } from './icon.ts';

export type Page = {
  readonly title: string;
  /** Other elements of the head. */
  readonly head: ReactNode;
  /** Styles of the page's components, beyond those of every page. */
  readonly styles: readonly string[];
  readonly body: ReactNode;
};

/**
 * Matches a CSS module's class or a data attribute in a selector. No script of these pages adds either to an element.
 */
const NAMED =
  /\._[\w-]+|\[(?:data-(?:compact|size|strong|tone|variant)|aria-busy|aria-current)(?:="?[a-z]+"?)?\]/g;

/** True where a list may stand inside brackets, or where a selector may apply without what it names. */
const isIntricate = (selectors: string): boolean =>
  selectors.includes('(') && /,|:not\(|:has\(/.test(selectors);

/** True when each selector of a list names something that no element of the page has. */
const isForOthers = (selectors: string, body: string): boolean =>
  !isIntricate(selectors) &&
  selectors
    .split(',')
    .every((selector) =>
      (selector.match(NAMED) ?? []).some(
        (name) => !body.includes(name.replaceAll(/^\._|[[\]"]/g, '')),
      ),
    );

/** Takes the text up to the end of a rule, and drops the rule itself when it cannot apply. */
const withoutRule = (text: string, body: string): string => {
  const open = text.lastIndexOf('{');
  if (open === -1) return `${text}}`;
  const start = Math.max(text.lastIndexOf('{', open - 1), text.lastIndexOf(';', open)) + 1;
  return isForOthers(text.slice(start, open), body) ? text.slice(0, start) : `${text}}`;
};

/** Drops a condition at the end that holds nothing any more. */
const withoutEmpty = (css: string): string => {
  if (!css.endsWith('{}')) return css;
  const before = css.slice(0, -2);
  return css.slice(0, Math.max(...['{', '}', ';'].map((end) => before.lastIndexOf(end))) + 1);
};

/** Drops the rules of components that are not on the page, or do not look so here: they would only add bytes. */
const withoutOthers = (css: string, body: string): string => {
  const said = body.replaceAll('"', '');
  const end = css.lastIndexOf('}');
  const rules = css.slice(0, end).split('}');
  const left = rules.reduce((kept, rule) => withoutEmpty(kept + withoutRule(rule, said)), '');
  return left + css.slice(end + 1);
};

/** Drops the custom properties that the page does not use. */
const withoutUnasked = (css: string, body: string): string => {
  const asked = new Set(`${css}${body}`.match(/var\(--[a-z0-9-]+/g));
  return css.replaceAll(/([;{])(--[a-z0-9-]+):[^;{}]*(?=;)/g, (declared, before: string, name) =>
    String(name).startsWith('--lightningcss') || asked.has(`var(${name}`)
      ? declared
      : before.replace(';', ''),
  );
};

/** Renders a page that needs no script and no other file as one HTML document. */
export const documentOf = ({ title, head, styles, body }: Page): string => {
  const shown = renderToStaticMarkup(body);
  const all = [tokensCss, baseCss, markCss, ...styles].join('');
  const css = withoutUnasked(withoutOthers(all, shown), shown);
  const page = (
    <html lang={LANGUAGE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e1a1d" media="(prefers-color-scheme: dark)" />
        {head}
        <link rel="icon" href={ICON} type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body dangerouslySetInnerHTML={{ __html: shown }} />
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
};

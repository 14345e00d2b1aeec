import type { ShareTarget } from '../../../contracts/site/milestones.ts';

/** Returns the link shared in posts: the site's root, with nothing of the current page. */
export const siteLink = (): string => new URL('/', window.location.href).href;

/** Appends the site's link to the text (SHARE-12). */
export const withLink = (text: string): string => `${text}\n${siteLink()}`;

const ADDRESSES: Readonly<Record<Exclude<ShareTarget, 'sheet'>, (text: string) => string>> = {
  whatsapp: (text) => `https://wa.me/?${new URLSearchParams({ text: withLink(text) })}`,
  twitter: (text) =>
    `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url: siteLink() })}`,
  facebook: (text) =>
    `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: siteLink(), quote: text })}`,
  linkedin: (text) =>
    `https://www.linkedin.com/feed/?${new URLSearchParams({ shareActive: 'true', text: withLink(text) })}`,
};

/** Builds the address for writing a post; no request is made before it is opened. */
export const postAddress = (target: Exclude<ShareTarget, 'sheet'>, text: string): string =>
  ADDRESSES[target](text);

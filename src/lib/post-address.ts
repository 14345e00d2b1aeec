import type { ShareTarget } from '../../contracts/milestones.ts';

/** Where this site begins: the link in what is shared, without anything of the page that is on. */
export const siteLink = (): string => new URL('/', window.location.href).href;

/** What is posted, with the link (SHARE-12). */
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

/** The address at which a post is written; nothing is asked of anybody before it is opened. */
export const postAddress = (target: Exclude<ShareTarget, 'sheet'>, text: string): string =>
  ADDRESSES[target](text);

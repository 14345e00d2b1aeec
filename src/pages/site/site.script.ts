/** Runs after a page of the site is painted; every page works without it. */
import { createActor } from 'xstate';
import { NOTICE_DURATION_MS } from '../../../contracts/common/notice.ts';
import type { RaisedNotice } from '../../../contracts/common/notice.ts';
import { accountOf } from '../../../contracts/texts/en/frames.ts';
import { initialsOf } from '../../../machines/session/initials.ts';
import { takeCarriedNotices } from '../../actors/storage/carried-storage.ts';
import { readKept } from '../../actors/assessment/kept-draft.ts';
import { keptAccount } from '../../actors/accounts/session-storage.ts';
import { providedLandingTopics } from '../../flows/landing-topics/landing-topics.flow.ts';
import { showTopics } from '../../flows/landing-topics/show-topics.ts';
import { markHeader } from '../../flows/site-header/mark-header.ts';
import { providedSiteHeader } from '../../flows/site-header/site-header.flow.ts';
import { afterWait } from '../../lib/flow/after-wait.ts';
import { keepForOffline } from '../../lib/loading/offline.ts';
import { pause } from '../../lib/loading/pause.ts';
import { whenIdle } from '../../lib/flow/when-idle.ts';
import { enhanceSearch, takeWordsOver } from '../landing/enhance-search.ts';
import { offerKept } from '../landing/offer-kept.ts';

/** Shows the notice that led to this page, such as a login, for as long as the app would show it (SESS-15, NOTE-09). */
const showNotice = (
  place: HTMLElement,
  notice: RaisedNotice,
  after: (act: () => void) => void,
): void => {
  const title = place.ownerDocument.createElement('strong');
  title.textContent = notice.title;
  place.replaceChildren(title, notice.message);
  place.hidden = false;
  after(() => {
    place.hidden = true;
  });
};

type Account = { readonly name: string; readonly initials: string };

/** Shows the link to the account in place of Log in and Sign up, which signed-out visitors see (SHELL-10..12). */
const showAccount = (page: ParentNode, account: Account | null): void => {
  for (const link of page.querySelectorAll<HTMLElement>('[data-signed-out]')) {
    link.hidden = account !== null;
  }
  const entry = page.querySelector<HTMLElement>('[data-signed-in]');
  if (entry === null) return;
  entry.hidden = account === null;
  if (account === null) return;
  entry.ariaLabel = accountOf(account.name, account.initials);
  entry.querySelector('span')?.replaceChildren(account.initials);
};

const knowAccount = (): void => {
  const user = keptAccount()?.auth;
  showAccount(document, user ? { name: user.name, initials: initialsOf(user) } : null);
};
knowAccount();

const link = document.querySelector<HTMLAnchorElement>('a[data-kept]');
const offer = (): void => {
  if (link) offerKept(link, readKept(Date.now()));
};
offer();
// Back may show this page from the back/forward cache, as it was before an assessment was begun.
addEventListener('pageshow', offer);
addEventListener('pageshow', knowAccount);

const header = document.querySelector<HTMLElement>('header');
if (header) {
  const actor = createActor(providedSiteHeader);
  markHeader(header, actor);
  actor.start();
}

// A pause between the parts lets the browser handle input.
await pause();

const form = document.querySelector<HTMLFormElement>('form[data-prefetch]');
if (form) {
  takeWordsOver(form, location.search);
  enhanceSearch(form, (path) => location.assign(path), whenIdle);
}

const notice = document.querySelector<HTMLElement>('[data-notice]');
const carried = takeCarriedNotices().at(-1);
if (notice && carried) showNotice(notice, carried, (act) => afterWait(act, NOTICE_DURATION_MS));

await pause();

const topics = document.querySelector<HTMLElement>('[data-topics]');
if (topics) showTopics(topics, createActor(providedLandingTopics).start());

keepForOffline('page');

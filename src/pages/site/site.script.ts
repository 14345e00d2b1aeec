/** Runs after a page of the site is painted; every page works without it. */
import { createActor } from 'xstate';
import { NOTICE_DURATION_MS } from '../../../contracts/common/notice.ts';
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
import { whenIdle } from '../../lib/loading/when-idle.ts';
import { enhanceSearch } from '../landing/enhance-search.ts';
import { offerKept } from '../landing/offer-kept.ts';
import { showAccount } from './show-account.ts';
import { showNotice } from './show-notice.ts';

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

const form = document.querySelector<HTMLFormElement>('form[action="/chat"]');
if (form) enhanceSearch(form, (path) => location.assign(path), whenIdle);

const notice = document.querySelector<HTMLElement>('[data-notice]');
const carried = takeCarriedNotices().at(-1);
if (notice && carried) showNotice(notice, carried, (act) => afterWait(act, NOTICE_DURATION_MS));

await pause();

const topics = document.querySelector<HTMLElement>('[data-topics]');
if (topics) showTopics(topics, createActor(providedLandingTopics).start());

keepForOffline('page');

import type { ComponentType } from 'react';
import { AccountPage } from './AccountPage.tsx';
import { ArticlePage, LegalPage } from './ArticlePages.tsx';
import { BookingPage } from './BookingPage.tsx';
import { PaymentPage } from './PaymentPage.tsx';
import { SitePage } from './SitePage.tsx';
import { StaffPage } from './StaffPage.tsx';
import { XrayPage } from './XrayPage.tsx';

/** Templates of whole pages, by name in the URL: `?page=booking`. */
export const PAGES: Readonly<Record<string, ComponentType>> = {
  site: SitePage,
  article: ArticlePage,
  legal: LegalPage,
  account: AccountPage,
  booking: BookingPage,
  payment: PaymentPage,
  xray: XrayPage,
  staff: StaffPage,
};

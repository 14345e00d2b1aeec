import type { ReactNode } from 'react';
import { HOME, PATHS } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/frames.ts';
import { AccountLayout } from '../account-layout/AccountLayout.tsx';
import type { AccountPlace } from '../account-layout/AccountLayout.tsx';
import { BrandHeader } from '../brand-header/BrandHeader.tsx';
import { IconCalendar, IconHome, IconUser } from '../icons/icons.ts';
import { LibraryProvider } from '../library/LibraryProvider.tsx';
import classes from './account-frame.module.css';

/** The places of the account. */
const PLACES: readonly AccountPlace[] = [
  { label: common.home, to: PATHS.dashboard, icon: <IconHome size={24} aria-hidden="true" /> },
  {
    label: say.consultations,
    to: PATHS.teleconsultation,
    icon: <IconCalendar size={24} aria-hidden="true" />,
  },
  { label: say.profile, to: PATHS.profile, icon: <IconUser size={24} aria-hidden="true" /> },
];

export type AccountFrameProps = {
  /** Title of the tab; leave it out when a child sets its own. */
  readonly title?: string;
  /** The signed-in user's menu. */
  readonly account: ReactNode;
  /** True for a page that signed-out visitors read too: it shows no places, which need an account. */
  readonly isPublic?: boolean;
  /** True for pages with pictures, which use the full width. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** A page of the signed-in user: the brand mark above, the places beside, one column. */
export const AccountFrame = (props: AccountFrameProps) => {
  const { title, account, isPublic = false, isWide = false, children } = props;
  return (
    <LibraryProvider>
      <div className={classes.page}>
        {title !== undefined && <title>{`${title} · ${PRODUCT_NAME}`}</title>}
        <BrandHeader href={HOME} account={account} hasSiteLinks />
        <AccountLayout places={isPublic ? [] : PLACES}>
          <div
            className={classes.column}
            data-wide={isWide || undefined}
            data-alone={isPublic || undefined}
          >
            {children}
          </div>
        </AccountLayout>
      </div>
    </LibraryProvider>
  );
};

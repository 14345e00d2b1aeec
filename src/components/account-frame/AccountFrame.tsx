import type { ReactNode } from 'react';
import { PATHS } from '../../../contracts/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/product.ts';
import { AccountLayout } from '../account-layout/AccountLayout.tsx';
import type { AccountPlace } from '../account-layout/AccountLayout.tsx';
import { BrandHeader } from '../brand-header/BrandHeader.tsx';
import { IconCalendar, IconHome, IconUser } from '../icons/icons.ts';
import { LibraryProvider } from '../library/LibraryProvider.tsx';
import classes from './account-frame.module.css';

/** The places that there are. */
const PLACES: readonly AccountPlace[] = [
  { label: 'Home', to: PATHS.dashboard, icon: <IconHome size={24} aria-hidden="true" /> },
  {
    label: 'Consultations',
    to: PATHS.teleconsultation,
    icon: <IconCalendar size={24} aria-hidden="true" />,
  },
  { label: 'Profile', to: PATHS.profile, icon: <IconUser size={24} aria-hidden="true" /> },
];

export type AccountFrameProps = {
  /** In the title of the tab; without it what is inside has one of its own. */
  readonly title?: string;
  /** The menu of the signed-in person. */
  readonly account: ReactNode;
  /** Whether the page is read by somebody without an account too: the places are no use to them. */
  readonly isPublic?: boolean;
  /** Pictures take all the room that there is. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** A page of the signed-in person: the mark above, the places beside, one column. */
export const AccountFrame = (props: AccountFrameProps) => {
  const { title, account, isPublic = false, isWide = false, children } = props;
  return (
    <LibraryProvider>
      <div className={classes.page}>
        {title !== undefined && <title>{`${title} · ${PRODUCT_NAME}`}</title>}
        <BrandHeader href="/" account={account} />
        <AccountLayout places={isPublic ? [] : PLACES}>
          <div className={classes.column} data-wide={isWide || undefined}>
            {children}
          </div>
        </AccountLayout>
      </div>
    </LibraryProvider>
  );
};

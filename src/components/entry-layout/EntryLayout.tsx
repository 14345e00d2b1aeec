import type { ReactNode } from 'react';
import { HOME } from '../../../contracts/common/paths.ts';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import * as say from '../../../contracts/texts/en/frames.ts';
import { BrandHeader } from '../brand-header/BrandHeader.tsx';
import { IconCheck } from '../icons/icons.ts';
import { Visit } from '../illustrations/Visit.tsx';
import { LibraryProvider } from '../library/LibraryProvider.tsx';
import classes from './entry-layout.module.css';

export type EntryLayoutProps = {
  readonly title: string;
  /** One sentence under the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Other ways to sign in, and what signing in agrees to. */
  readonly foot?: ReactNode;
  /** Reasons for having an account, a short sentence each; beside the form if there is room. */
  readonly reasons?: readonly string[];
};

/** A page for signing in or up: one form, and beside it what the account is for. */
export const EntryLayout = ({ title, lead, children, foot, reasons }: EntryLayoutProps) => (
  <LibraryProvider>
    <div className={classes.page}>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <BrandHeader href={HOME} />
      <main className={classes.main}>
        <section className={classes.sheet}>
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children}
          {foot && <div className={classes.foot}>{foot}</div>}
        </section>
        {reasons && (
          <aside className={classes.reasons} aria-label={say.whatTheAccountIsFor}>
            <Visit name="phone_with_slip" size={72} />
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>
                  <IconCheck size={20} aria-hidden="true" />
                  {reason}
                </li>
              ))}
            </ul>
          </aside>
        )}
      </main>
    </div>
  </LibraryProvider>
);

import { MemoryRouter } from 'react-router-dom';
import { AccountLayout } from '../../components/account-layout/AccountLayout.tsx';
import {
  IconCalendar,
  IconClipboardText,
  IconHome,
  IconUser,
} from '../../components/icons/icons.ts';
import { ProductMark } from '../../components/product-mark/ProductMark.tsx';
import { NoBookings } from '../samples.tsx';

const PLACES = [
  { label: 'Home', to: '/', icon: <IconHome size={24} aria-hidden="true" /> },
  { label: 'Results', to: '/results', icon: <IconClipboardText size={24} aria-hidden="true" /> },
  { label: 'Bookings', to: '/bookings', icon: <IconCalendar size={24} aria-hidden="true" /> },
  { label: 'Profile', to: '/profile', icon: <IconUser size={24} aria-hidden="true" /> },
];

/** The signed-in user's pages, at the bookings. */
export const AccountPage = () => (
  <MemoryRouter initialEntries={['/bookings']}>
    <div className="task">
      <header>
        <ProductMark size={26} />
      </header>
      <AccountLayout places={PLACES}>
        <h1>Bookings</h1>
        <NoBookings />
      </AccountLayout>
    </div>
  </MemoryRouter>
);

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses the one button of that name that is on the page now. */
export const press = (name: string | RegExp): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

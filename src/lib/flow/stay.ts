import { useState } from 'react';

/**
 * Returns a React key that stays the same from signed out to signed in, and changes as soon as the account signs out,
 * in any tab: an account's views are rebuilt with it.
 */
export const useStay = (account: string | null): number => {
  const [stay, setStay] = useState({ account, count: 0 });
  if (stay.account === account) return stay.count;
  const count = stay.account === null ? stay.count : stay.count + 1;
  setStay({ account, count });
  return count;
};

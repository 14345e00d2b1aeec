import { useState } from 'react';

/**
 * The same number while nobody is signed in and then somebody is, and another one as soon as they have gone, in any tab:
 * what is shown of an account is built anew with it.
 */
export const useStay = (account: string | null): number => {
  const [stay, setStay] = useState({ account, count: 0 });
  if (stay.account === account) return stay.count;
  const count = stay.account === null ? stay.count : stay.count + 1;
  setStay({ account, count });
  return count;
};

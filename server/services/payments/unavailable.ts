import { PaymentFailure } from '../../providers/payments/port.ts';

/** What comes of some work that asks the payment provider: `unavailable` where it has not answered, so that nothing is decided. */
export const orUnavailable = async <T>(work: Promise<T>): Promise<T | 'unavailable'> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PaymentFailure) return 'unavailable';
    throw error;
  }
};

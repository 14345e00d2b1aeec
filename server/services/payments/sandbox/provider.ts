import { SANDBOX_PATH } from '../../../lib/addresses.ts';
import type { PaymentProvider } from '../../../providers/payments/port.ts';
import { razorpay } from '../../../providers/payments/razorpay.ts';
import type { ServiceDeps } from '../../deps.ts';
import { sandboxApi } from './api.ts';
import { SANDBOX_KEY } from './keys.ts';

/** Where a code of the sandbox is paid. */
export const PAY_PATH = `${SANDBOX_PATH}/pay`;

/** Where the checkout of the sandbox is. */
export const CHECKOUT_PATH = `${SANDBOX_PATH}/checkout`;

/** The adapter of the real provider, speaking to a provider inside this server. */
export const sandboxPayments = (deps: ServiceDeps): PaymentProvider =>
  razorpay(SANDBOX_KEY, sandboxApi(deps), {
    name: 'sandbox',
    clock: deps.clock,
    payPage: (ref) => `${PAY_PATH}/${ref}`,
    script: `${CHECKOUT_PATH}/checkout.js`,
  });

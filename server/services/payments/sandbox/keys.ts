import type { PaymentSettings } from '../../../providers/payments/port.ts';

/** No secrets: they open a provider that takes no money. What they sign counts inside this server alone. */
export const SANDBOX_KEY: PaymentSettings = {
  keyId: 'rzp_test_sandbox',
  keySecret: 'sandbox-key-secret',
  webhookSecret: 'sandbox-webhook-secret',
  baseUrl: null,
};

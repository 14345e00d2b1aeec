import { paymentSandboxRoutes } from '../routes/payment-sandbox.ts';
import { paymentWebhookRoute } from '../routes/payment-webhook.ts';
import { paymentRoutes } from '../routes/payments.ts';
import { paymentJobs, sandboxWebhookJob } from '../services/payments/payment-jobs.ts';
import { sandboxPayments } from '../services/payments/sandbox/provider.ts';
import type { Area } from './area.ts';

/** Payments by the real provider with its webhooks, or by the sandbox with its pages. */
export const payments: Area = (app, deps) => {
  const { env, door } = deps;
  const { prices, calendarUrl, formerPrice, seller } = env;
  const paying = { ...deps, seller, provider: deps.payments ?? sandboxPayments(deps) };
  paymentRoutes(app, { ...paying, prices, calendarUrl, formerPrice });
  const jobs = paymentJobs(paying);
  if (deps.payments !== null) {
    paymentWebhookRoute(app, paying);
    return { lanes: [{ kinds: jobs }] };
  }
  paymentSandboxRoutes(app, paying, door);
  return { lanes: [{ kinds: [...jobs, sandboxWebhookJob(paying)] }] };
};

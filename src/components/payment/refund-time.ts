/** Duration of a refund at the banks (Razorpay's own figure: five to seven working days). */
export const REFUND_TIME = 'Banks take up to seven working days.';

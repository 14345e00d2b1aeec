/** How long banks take over money that goes back (Razorpay's own figure: five to seven working days). */
export const REFUND_TIME = 'Banks take up to seven working days.';

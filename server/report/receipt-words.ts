/** Texts of receipts and credit notes. */
export const RECEIPT_WORDS = {
  subject: 'What was paid for a video call, and what went back',
  titles: {
    receipt: 'Receipt',
    billOfSupply: 'Bill of supply',
    taxInvoice: 'Tax invoice',
    creditNote: 'Credit note',
    /** For money that pays for no supply (CGST Act, section 31(3)(d) and (e)). */
    receiptVoucher: 'Receipt voucher',
    refundVoucher: 'Refund voucher',
  },
  /** At the top of each page. */
  paidOn: 'Paid on {day}',
  amountTitle: 'Amount',
  detailsTitle: 'Details',
  received: '{amount} received.',
  givenBack: '{amount} given back for receipt {number} of {day}.',
  sampleBadge: 'Sample',
  sample: 'This was paid on a trial server. No real money moved, and this page proves no payment.',
  noGstinBadge: 'No GSTIN',
  noGstin: 'The seller has stated no GSTIN. No GST is charged, and this is not a tax document.',
  terms: {
    number: 'Number',
    issued: 'Date',
    paid: 'Paid on',
    back: 'Given back on',
    seller: 'Seller',
    payer: 'Name',
    patient: 'Patient',
    sac: 'SAC',
    supply: 'Place of supply',
    takesBack: 'Takes back',
    order: 'Order',
    payment: 'Payment',
    refund: 'Refund',
    method: 'Method',
  },
  gstin: 'GSTIN {gstin}',
  call: 'Video call, {minutes} minutes',
  surplus: 'Paid beyond what was due. It pays for no call, and goes back.',
  ways: {
    checkout: 'Online checkout',
    qr: 'UPI, by QR code',
    atAppointment: 'At the appointment',
  },
  sameWay: 'Back to where it came from',
  table: {
    what: 'For',
    amount: 'Rupees',
    taxable: 'taxable value',
    tax: '{name} {percent}%',
    total: 'Total',
  },
  exempt:
    'No GST: health care services are exempt (Notification 12/2017-Central Tax (Rate), entry 74).',
  /** At the bottom of each page. */
  unsigned: 'Made by computer. It needs no signature.',
} as const;

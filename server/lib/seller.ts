/** Who sells the calls, as receipts name them. A receipt keeps what held on its day. */
export type Seller = {
  /** Legal name and address; `null` where the operator has not stated them. */
  readonly name: string | null;
  readonly address: string | null;
  /** Number of the registration for GST; `null` for an operator who has none. */
  readonly gstin: string | null;
  /** Code of the service (SAC). */
  readonly sac: string;
  /** Percent of GST that the price includes; `null` for an exempt service. */
  readonly rate: number | null;
};

/** Medical and dental services, "also by phone, Internet or other means", in the scheme of classification of services. */
export const DENTAL_SAC = '999312';

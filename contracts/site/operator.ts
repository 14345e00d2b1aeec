type Fact = {
  /** The environment variable of the server that holds it. */
  readonly variable: string;
  readonly wants: string;
  readonly example: string;
  /** True for parts parted by commas, one of them a mail address: each that can be pressed is a link. */
  readonly isContact?: true;
  /** True when the law wants it from an operator that handles the data or the money of real people. */
  readonly isNeeded?: true;
};

/** Facts that only the operator of a server can give, by the name under which the texts of the site ask for them. */
export const OPERATOR_FACTS = {
  name: {
    variable: 'OPERATOR_NAME',
    wants: 'the name of the person or company that runs the site',
    example: 'Example Dental Services Private Limited',
    isNeeded: true,
  },
  address: {
    variable: 'OPERATOR_ADDRESS',
    wants: 'its postal address',
    example: '12 Example Road, Pune 411001, India',
    isNeeded: true,
  },
  support: {
    variable: 'OPERATOR_SUPPORT',
    wants: 'how patients and dentists get help, parted by commas, with a mail address among it',
    example: 'help@toothwise.example, +91 20 5550 0100',
    isContact: true,
    isNeeded: true,
  },
  'data-protection': {
    variable: 'OPERATOR_DATA_PROTECTION',
    wants: 'who answers questions about data, parted by commas, with a mail address among it',
    example: 'privacy@toothwise.example',
    isContact: true,
    isNeeded: true,
  },
  grievance: {
    variable: 'OPERATOR_GRIEVANCE',
    wants:
      'the name of the grievance officer and how to reach them, parted by commas, with a mail address among it',
    example: 'A. Example, grievance@toothwise.example, +91 20 5550 0101',
    isContact: true,
    isNeeded: true,
  },
  companies: {
    variable: 'OPERATOR_COMPANIES',
    wants:
      'the companies that run the servers and bring mails, texts, payments, second opinions and readings of X-rays, each with its country',
    example: 'Example Hosting (servers, India), Example Mail (mails, Ireland)',
  },
  storage: {
    variable: 'OPERATOR_STORAGE',
    wants: 'how disks and backups are encrypted, and how long backups are kept',
    example: 'disks and backups with AES-256; backups are kept for 14 days',
  },
  'proxy-log': {
    variable: 'OPERATOR_PROXY_LOG',
    wants: 'what the web server in front logs, and for how long',
    example: 'network address, time and page, for 7 days',
  },
  payments: {
    variable: 'OPERATOR_PAYMENTS',
    wants: 'how a call is paid at the appointment, and how taxes and receipts are handled',
    example: 'at the appointment by UPI; prices include taxes; a receipt comes by mail',
  },
  courts: {
    variable: 'OPERATOR_COURTS',
    wants: 'the place whose courts decide',
    example: 'Pune, Maharashtra',
  },
} as const satisfies Readonly<Record<string, Fact>>;

export type OperatorFact = keyof typeof OPERATOR_FACTS;

/** The facts that the operator of a server has given; `null` for those that are missing. */
export type Operator = Readonly<Record<OperatorFact, string | null>>;

/** Placeholder of a fact, in a text and in the page that the build makes of it: the server fills it in. */
export const OPERATOR_HERE = /\{\{operator:([a-z-]+)\}\}/g;

export const isOperatorFact = (name: string): name is OperatorFact =>
  Object.hasOwn(OPERATOR_FACTS, name);

import lighthouse from 'lighthouse';

/** What is read of a page: how soon it can be seen and used, whether it moves, what it weighs, and four scores of 100. */
export const FIGURES = [
  'FCP s',
  'LCP s',
  'TBT ms',
  'CLS',
  'kB',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
] as const;

export type Audited = {
  readonly figures: Readonly<Record<(typeof FIGURES)[number], number>>;
  /** What keeps the last three scores from 100, by the names of its checks. */
  readonly wanting: readonly string[];
};

/** What speed is made of is in the figures. */
const EXACT = ['accessibility', 'best-practices', 'seo'];

/** Now and then a browser records no trace of a page, which says nothing of the page. */
const TRIES = 3;

/** @throws Error where none of a few tries was a whole one */
const wholeRun = async (url: string, port: number) => {
  for (let tried = 1; ; tried += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (result === undefined) throw new Error(`No result for ${url}`);
    const { runtimeError } = result.lhr;
    if (!runtimeError) return result.lhr;
    if (tried === TRIES) throw new Error(`${url}: ${runtimeError.message}`);
  }
};

/** A page as a phone in the middle range has it, through the browser that listens at the port. */
export const audit = async (url: string, port: number): Promise<Audited> => {
  const { audits, categories } = await wholeRun(url, port);
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string): number => Math.round((categories[id]?.score ?? Number.NaN) * 100);
  const checks = EXACT.flatMap((id) => categories[id]?.auditRefs ?? []);
  return {
    figures: {
      'FCP s': value('first-contentful-paint') / 1000,
      'LCP s': value('largest-contentful-paint') / 1000,
      'TBT ms': value('total-blocking-time'),
      CLS: value('cumulative-layout-shift'),
      kB: value('total-byte-weight') / 1024,
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      SEO: score('seo'),
    },
    wanting: checks
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
};

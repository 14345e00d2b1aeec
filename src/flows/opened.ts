type Opened = typeof import('./opened-flows.ts');

/**
 * Fetches a flow that comes later, by its name in the list of them; the list itself is fetched too. In one place, since each
 * one that names a file to fetch costs the first question.
 */
export const opened = async <Name extends keyof Opened>(
  name: Name,
): Promise<Awaited<ReturnType<Opened[Name]>>> => {
  const flows = await import('./opened-flows.ts');
  return (await flows[name]()) as Awaited<ReturnType<Opened[Name]>>;
};

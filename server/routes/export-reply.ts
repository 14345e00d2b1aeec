import type { exportPersonalData } from '../services/accounts/personal-data.ts';

type Exported = Extract<Awaited<ReturnType<typeof exportPersonalData>>, { kind: 'exported' }>;

/** Writes what is handed out. The round trip turns moments into texts, as the schema of the reply wants. */
export const exportReply = ({ data, fhir }: Exported, now: Date) => ({
  exported_at: now.toISOString(),
  data: JSON.parse(JSON.stringify(data)) as Exported['data'],
  fhir: fhir.map((document) => ({ ...document })),
});

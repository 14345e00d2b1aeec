import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { tempFolder } from '../../kit/data-dir.ts';
import { findHelm } from '../../kit/helm.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CHART = join(ROOT, 'deploy/helm/toothwise');
const NAMESPACE = 'teeth';

export type Values = Readonly<Record<string, unknown>>;

/** A document that Kubernetes is handed, as far as the tests look into it. */
export type Rendered = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: ReturnType<typeof JSON.parse>;
};

const helm = (args: readonly string[], values: Values) => {
  const folder = tempFolder();
  const file = join(folder, 'values.json');
  writeFileSync(file, JSON.stringify(values));
  const done = spawnSync(findHelm() ?? 'helm', [...args, '--values', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  return done;
};

const template = (values: Values) =>
  helm(['template', 'toothwise', CHART, '--namespace', NAMESPACE], values);

/** Renders the chart by Helm itself. @throws Error when Helm refuses the values */
export const render = (values: Values): Rendered[] => {
  const { status, stdout, stderr } = template(values);
  if (status !== 0) throw new Error(stderr);
  // Kubernetes reads YAML 1.1, in which 0440 and "on" are something else.
  return parseAllDocuments(stdout, { version: '1.1' })
    .map((document) => document.toJS() as Rendered | null)
    .filter((document) => document !== null);
};

/** @returns Helm's sentence against values that it refuses; empty where it renders them */
export const refusalOf = (values: Values): string => {
  const { status, stderr } = template(values);
  return status === 0 ? '' : stderr;
};

export const lint = (values: Values): string =>
  helm(['lint', CHART, '--strict'], values).stdout ?? '';

type Model = { new (data: object): { validate: () => void } };
type Found = Readonly<Record<string, unknown>>;

/** The kinds that the chart makes, by the modules that carry their published schemas and types. */
const KINDS: Readonly<Record<string, () => Promise<Found>>> = {
  'kubernetes-models/apps/v1/Deployment': () => import('kubernetes-models/apps/v1'),
  'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler': () =>
    import('kubernetes-models/autoscaling/v2'),
  'kubernetes-models/networking.k8s.io/v1/Ingress': () =>
    import('kubernetes-models/networking.k8s.io/v1'),
  'kubernetes-models/networking.k8s.io/v1/NetworkPolicy': () =>
    import('kubernetes-models/networking.k8s.io/v1'),
  'kubernetes-models/policy/v1/PodDisruptionBudget': () => import('kubernetes-models/policy/v1'),
  'kubernetes-models/v1/Service': () => import('kubernetes-models/v1'),
  '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject': () =>
    import('@kubernetes-models/keda/keda.sh/v1alpha1'),
  '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor': () =>
    import('@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1'),
};

const moduleOf = ({ apiVersion, kind }: Rendered): string =>
  Object.keys(KINDS).find((place) => place.endsWith(`/${apiVersion}/${kind}`)) ?? '';

/** Judges a document by the published schema: types, wanted fields, forms of names and numbers. */
const againstSchema = async (document: Rendered): Promise<string[]> => {
  const found = await KINDS[moduleOf(document)]?.();
  if (!found) return [`there is no ${document.kind} in ${document.apiVersion}`];
  try {
    const Kind = found[document.kind] as Model;
    new Kind(document).validate();
    return [];
  } catch (error) {
    return [`${document.kind}: ${error instanceof Error ? error.message : String(error)}`];
  }
};

/**
 * Judges the documents by the compiler, as values of the published types. The schemas take fields that nobody knows,
 * and Kubernetes leaves those out: a misspelt probe would be none.
 */
const againstTypes = (documents: readonly Rendered[]): string[] => {
  const file = join(ROOT, 'node_modules/.cache', `chart-${process.pid}.ts`);
  const lines = documents.map(
    (document, at) =>
      `import type { I${document.kind} as T${at} } from '${moduleOf(document)}';\n` +
      `export const d${at}: T${at} = ${JSON.stringify(document)};\n`,
  );
  writeFileSync(file, lines.join(''));
  const options = ['--noEmit', '--ignoreConfig', '--strict', '--skipLibCheck'];
  const how = ['--module', 'esnext', '--moduleResolution', 'bundler'];
  try {
    execFileSync(join(ROOT, 'node_modules/.bin/tsc'), [...options, ...how, file], {
      encoding: 'utf8',
    });
    return [];
  } catch (error) {
    return (error as { stdout: string }).stdout.trim().split('\n');
  } finally {
    rmSync(file);
  }
};

/** @returns each fault of documents by the published schemas and types of Kubernetes */
export const faultsOf = async (documents: readonly Rendered[]): Promise<string[]> => [
  ...(await Promise.all(documents.map(againstSchema))).flat(),
  ...againstTypes(documents),
];

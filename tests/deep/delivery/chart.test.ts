import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Registry } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import { healthz, readyz } from '../../../contracts/endpoints/health.ts';
import { VARIABLES } from '../../../server/env-variables.ts';
import { readEnv } from '../../../server/env.ts';
import { METRICS_PATH } from '../../../server/lib/addresses.ts';
import { showWorkers } from '../../../server/metrics/workers.ts';
import { withSettingsFiles } from '../../../server/settings-files.ts';
import { tempFolder } from '../../kit/data-dir.ts';
import { endLater } from '../../kit/end-later.ts';
import { freePort } from '../../kit/free-port.ts';
import { findHelm } from '../../kit/helm.ts';
import { startPostgres } from '../../kit/postgres-server.ts';
import { endProcesses, startMain } from '../../kit/processes.ts';
import { faultsOf, lint, refusalOf, render } from './chart.kit.ts';
import type { Rendered, Values } from './chart.kit.ts';

const HELM = findHelm();
const WHY_NOT = HELM ? '' : ' (not run: Helm is not installed here)';

const SECRET = { name: 'toothwise-secrets' };
const TRIAL = {
  publicUrl: 'https://toothwise.example',
  secret: SECRET,
  replicas: 1,
  pictures: { trial: true },
  settings: { ALLOW_SANDBOX: 1 },
};
const BUCKET = {
  publicUrl: 'https://toothwise.example',
  secret: SECRET,
  pictures: { bucket: { name: 'teeth', endpoint: 'https://s3.example', region: 'ap-south-1' } },
};
const HOSPITAL = {
  ...BUCKET,
  image: { repository: 'registry.example/toothwise', digest: `sha256:${'0'.repeat(64)}` },
  secret: {
    name: 'toothwise-secrets',
    database: { url: 'pooled', directUrl: 'direct', readUrl: 'standby' },
    settings: ['METRICS_TOKEN', 'SMTP_URL'],
  },
  settings: { OPERATOR_NAME: 'A Hospital, "Teeth" & Co', MAIL_FROM: 'T <hello@t.example>' },
  autoscaling: { kind: 'hpa' },
  podMonitor: { enabled: true, labels: { release: 'prometheus' } },
  ingress: { enabled: true, className: 'nginx', annotations: { a: 'b' }, tlsSecret: 'tls' },
  networkPolicy: {
    databaseTo: [{ ipBlock: { cidr: '10.1.2.0/24' } }],
    egress: [{ to: [{ ipBlock: { cidr: '10.9.0.0/16' } }] }],
  },
  nodeSelector: { disk: 'ssd' },
  tolerations: [{ key: 'teeth', operator: 'Exists' }],
  podLabels: { team: 'teeth' },
  podAnnotations: { note: 'on' },
};
const WAYS: readonly (readonly [string, Values, readonly string[]])[] = [
  ['a trial', TRIAL, ['Deployment', 'NetworkPolicy', 'Service']],
  ['a bucket', BUCKET, ['Deployment', 'NetworkPolicy', 'PodDisruptionBudget', 'Service']],
  [
    'a claim and KEDA',
    { ...BUCKET, pictures: { claim: 'pictures' }, autoscaling: { kind: 'keda' } },
    ['Deployment', 'NetworkPolicy', 'PodDisruptionBudget', 'ScaledObject', 'Service'],
  ],
  [
    'all of it',
    HOSPITAL,
    [
      'Deployment',
      'HorizontalPodAutoscaler',
      'Ingress',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'PodMonitor',
      'Service',
    ],
  ],
];

const kindIn = (documents: readonly Rendered[], kind: string): Rendered => {
  const found = documents.find((document) => document.kind === kind);
  if (!found) throw new Error(`no ${kind} is rendered`);
  return found;
};
const podOf = (values: Values) => kindIn(render(values), 'Deployment').spec.template.spec;
const containerOf = (values: Values) => podOf(values).containers[0];

type Named = { readonly name: string; readonly value: string };
const envOf = (values: Values): Record<string, string> =>
  Object.fromEntries((containerOf(values).env as Named[]).map(({ name, value }) => [name, value]));

/** The settings of a pod, with the files of its Secret written where this machine finds them. */
const mounted = (values: Values, databaseUrl: string): Record<string, string> => {
  const folder = tempFolder();
  const { secret } = podOf(values).volumes.find(({ name }: Named) => name === 'secrets');
  const contents: Record<string, string> = {
    SMTP_URL: 'smtps://user:password@mail.example',
    METRICS_TOKEN: 'a-token-of-the-test',
  };
  for (const { path } of secret.items as { path: string }[]) {
    const other = path.startsWith('DATABASE') ? databaseUrl : 'a-key';
    writeFileSync(join(folder, path), contents[path] ?? other);
  }
  return Object.fromEntries(
    Object.entries(envOf(values)).map(([name, value]) => {
      if (!name.endsWith('_FILE')) return [name, value];
      expect(value).toBe(`/run/secrets/toothwise/${name.replace(/_FILE$/, '')}`);
      return [name, join(folder, basename(value))];
    }),
  );
};

const DOCKERFILE = readFileSync('Dockerfile', 'utf8');
/** Longest that a stop takes after the drain, as server/main.ts has it, in seconds. */
const STOP_SECONDS =
  Number(
    /const STOP_MS = ([\d_]+);/
      .exec(readFileSync('server/main.ts', 'utf8'))?.[1]
      ?.replaceAll('_', ''),
  ) / 1000;

afterEach(() => endProcesses());

describe.skipIf(HELM === null)(`the chart for Kubernetes${WHY_NOT}`, () => {
  it.each(WAYS)(
    '[NEW-118] renders what the published schemas and types of Kubernetes take: %s',
    async (_name, values, kinds) => {
      expect(lint(values)).toContain('0 chart(s) failed');
      const documents = render(values);
      expect(documents.map(({ kind }) => kind).toSorted()).toEqual(kinds);
      expect(await faultsOf(documents)).toEqual([]);
      expect(new Set(documents.map(({ metadata }) => metadata.name))).toEqual(
        new Set(['toothwise']),
      );
    },
  );

  it('is checked by what notices a misspelt field, a wrong type and a kind that nobody knows', async () => {
    const planted = render(BUCKET).map((document) => {
      if (document.kind !== 'Deployment') return document;
      const copy = structuredClone(document);
      copy.spec.replicas = 'two';
      copy.spec.template.spec.containers[0].readinesProbe = {};
      return copy;
    });
    const [first] = planted;
    const unknown = { ...first, kind: 'Deploiment', apiVersion: 'apps/v1' } as Rendered;
    const faults = (await faultsOf([...planted, unknown])).join('\n');
    expect(faults).toContain('data/spec/replicas must be integer');
    expect(faults).toMatch(/readinesProbe.* does not exist in type 'IContainer'/);
    expect(faults).toContain('there is no Deploiment in apps/v1');
  });

  it.each(WAYS)('[NEW-118] hands the server settings that it takes: %s', (_name, values) => {
    const env = envOf(values);
    const read = readEnv(withSettingsFiles(mounted(values, 'postgres://a:b@database/toothwise')));
    expect(read.databaseUrl).toBe('postgres://a:b@database/toothwise');
    expect([read.publicOrigin, read.trustProxy]).toEqual(['https://toothwise.example', 1]);
    expect(read.bucket === null).toBe(!('S3_BUCKET' in env));
    const known = new Set([...Object.keys(VARIABLES), 'DATABASE_READ_URL']);
    expect(Object.keys(env).filter((name) => !known.has(name.replace(/_FILE$/, '')))).toEqual([]);
  });

  it('[NEW-118] starts, is ready, drains and ends in its time with the settings of the trial', async () => {
    const [postgres, PORT] = [await startPostgres(), String(await freePort())];
    endLater(postgres.stop);
    const publicUrl = `http://localhost:${PORT}`;
    const values = { ...TRIAL, publicUrl };
    const { startupProbe, readinessProbe } = containerOf(values);
    const image = { NODE_ENV: 'production', HOST: '127.0.0.1', DATA_DIR: tempFolder(), PORT };
    const env = { ...mounted(values, `${postgres.url}/postgres`), ...image };
    const server = startMain({ env });
    await server.says(/running at/);
    // The kubelet asks by the address of the pod.
    const ask = async ({ httpGet }: { httpGet: { path: string } }) =>
      (await fetch(`http://127.0.0.1:${PORT}${httpGet.path}`)).status;
    expect([await ask(startupProbe), await ask(readinessProbe)]).toEqual([200, 200]);
    expect((await fetch(`${publicUrl}/chat`)).status).toBe(200);
    const asked = performance.now();
    server.child.kill('SIGTERM');
    await expect.poll(() => ask(readinessProbe)).toBe(503);
    expect((await fetch(`${publicUrl}/chat`)).status).toBe(200);
    expect(await server.ended).toBe(0);
    const grace = podOf(values).terminationGracePeriodSeconds;
    expect((performance.now() - asked) / 1000).toBeLessThan(grace);
  });

  it('[NEW-118] mounts the addresses of the database by the keys of the Secret, and shows none of it', () => {
    const { secret } = podOf(HOSPITAL).volumes.find(({ name }: Named) => name === 'secrets');
    const keys = (secret.items as { key: string; path: string }[]).map(
      ({ key, path }) => `${path}=${key}`,
    );
    expect(keys).toEqual([
      'DATABASE_DIRECT_URL=direct',
      'DATABASE_READ_URL=standby',
      'DATABASE_URL=pooled',
      'METRICS_TOKEN=METRICS_TOKEN',
      'S3_ACCESS_KEY_ID=S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY=S3_SECRET_ACCESS_KEY',
      'SMTP_URL=SMTP_URL',
    ]);
    expect(secret.defaultMode).toBe(0o440);
  });

  it('[NEW-118] asks, drains and ends as the server does', () => {
    const { startupProbe, livenessProbe, readinessProbe, ports, lifecycle } = containerOf(BUCKET);
    expect(startupProbe.httpGet.path).toBe(healthz.path);
    expect(livenessProbe.httpGet.path).toBe(healthz.path);
    expect(readinessProbe.httpGet.path).toBe(readyz.path);
    const [, port] = /PORT=(\d+)/.exec(DOCKERFILE) ?? [];
    expect(ports).toEqual([{ name: 'http', containerPort: Number(port), protocol: 'TCP' }]);
    expect(lifecycle).toBeUndefined();
    for (const drainSeconds of [8, 10, 60]) {
      const values = { ...BUCKET, drainSeconds };
      const drain = Number(envOf(values)['DRAIN_SECONDS']);
      const { periodSeconds, timeoutSeconds, failureThreshold } =
        containerOf(values).readinessProbe;
      expect(drain).toBe(drainSeconds);
      expect(periodSeconds * failureThreshold + timeoutSeconds).toBeLessThanOrEqual(drain);
      expect(podOf(values).terminationGracePeriodSeconds).toBeGreaterThan(drain + STOP_SECONDS);
    }
    const monitor = kindIn(render(HOSPITAL), 'PodMonitor').spec.podMetricsEndpoints[0];
    expect([monitor.path, monitor.authorization.credentials.key]).toEqual([
      METRICS_PATH,
      'METRICS_TOKEN',
    ]);
  });

  it('[NEW-118] runs without rights and writes where the image does alone', () => {
    const { securityContext, automountServiceAccountToken, volumes } = podOf(BUCKET);
    expect(automountServiceAccountToken).toBe(false);
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000 });
    const own = containerOf(BUCKET);
    expect(own.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const [, place = ''] = /DATA_DIR=(\S+)/.exec(DOCKERFILE) ?? [];
    type Mount = { mountPath: string; readOnly?: boolean };
    const written = (own.volumeMounts as Mount[]).filter(({ readOnly }) => !readOnly);
    expect(written.map(({ mountPath }) => mountPath)).toEqual([place, '/tmp']);
    expect(volumes[0]).toEqual({ name: 'data', emptyDir: { sizeLimit: '4Gi' } });
    expect(own.resources.limits).toEqual({ memory: '2Gi' });
  });

  it('[NEW-118] scales on a figure that the server has, and leaves the count to what scales it', async () => {
    const metrics = new Registry();
    showWorkers(metrics, () => ({ threads: 1, busy: 0, waiting: 3 }));
    const names = (await metrics.getMetricsAsJSON()).map(({ name }) => name);
    const documents = render(HOSPITAL);
    const { metrics: asked, minReplicas } = kindIn(documents, 'HorizontalPodAutoscaler').spec;
    expect(names).toContain(asked[0].pods.metric.name);
    expect(asked[0].pods.target).toEqual({ type: 'AverageValue', averageValue: '8' });
    expect(minReplicas).toBe(2);
    expect('replicas' in kindIn(documents, 'Deployment').spec).toBe(false);
    expect(kindIn(render(BUCKET), 'Deployment').spec.replicas).toBe(2);
    const keda = render({ ...BUCKET, autoscaling: { kind: 'keda' } });
    expect(kindIn(keda, 'ScaledObject').spec.triggers[0].metadata.query).toBe(
      `sum(max_over_time(${asked[0].pods.metric.name}{namespace="teeth",pod=~"toothwise-.+"}[1m]))`,
    );
  });

  it('[NEW-118] lets in and out what is named, and nothing of the cluster besides', () => {
    const { ingress, egress, policyTypes } = kindIn(render(HOSPITAL), 'NetworkPolicy').spec;
    expect(policyTypes).toEqual(['Ingress', 'Egress']);
    expect(ingress).toHaveLength(1);
    expect(ingress[0].from).toHaveLength(2);
    const [names, database, providers, own] = egress;
    expect(names.ports.map(({ port }: { port: number }) => port)).toEqual([53, 53]);
    expect(database.to).toEqual([{ ipBlock: { cidr: '10.1.2.0/24' } }]);
    expect(providers.to[0].ipBlock.except).toContain('169.254.0.0/16');
    expect(own).toEqual({ to: [{ ipBlock: { cidr: '10.9.0.0/16' } }] });
  });

  it.each<[string, Values]>([
    ['publicUrl is wanted', { ...BUCKET, publicUrl: '' }],
    ['/publicUrl', { ...BUCKET, publicUrl: 'https://t.example/app' }],
    ['secret.name is wanted', { ...BUCKET, secret: { name: '' } }],
    ['secret.database.url is wanted', { ...BUCKET, secret: { ...SECRET, database: { url: '' } } }],
    ['pictures.bucket or pictures.claim is wanted', { ...BUCKET, pictures: {} }],
    ['pictures.bucket.endpoint is wanted', { ...BUCKET, pictures: { bucket: { name: 'teeth' } } }],
    ['pictures.trial is for one process', { ...TRIAL, replicas: 2 }],
    ['pictures.trial is for one process', { ...TRIAL, autoscaling: { kind: 'hpa' } }],
    ['podMonitor reads figures with METRICS_TOKEN', { ...BUCKET, podMonitor: { enabled: true } }],
    ['autoscaling.min is above', { ...BUCKET, autoscaling: { kind: 'hpa', min: 9 } }],
    ['is set by values of its own', { ...BUCKET, settings: { DRAIN_SECONDS: 99 } }],
    ['/drainSeconds', { ...BUCKET, drainSeconds: 5 }],
    ["'replica' not allowed", { ...BUCKET, replica: 3 }],
  ])('refuses values with a sentence: %s', (words, values) => {
    expect(refusalOf(values)).toContain(words);
  });

  it('refuses every secret that would be a value', () => {
    const secrets = Object.entries(VARIABLES).filter(
      ([name, variable]) => 'secret' in variable && !name.startsWith('DATABASE_'),
    );
    expect(secrets.length).toBeGreaterThan(8);
    for (const [name] of secrets) {
      const said = refusalOf({ ...BUCKET, settings: { [name]: 'x' } });
      expect([name, /is a secret|is set by values of its own/.test(said)]).toEqual([name, true]);
    }
  });
});

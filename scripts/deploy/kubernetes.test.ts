import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';

const root = path.resolve(__dirname, '../..');
const documents = parseAllDocuments(readFileSync(path.join(root, 'docs/deploy/kubernetes.yaml'), 'utf8'), {
  merge: true,
});
const objects = documents.map((document) => document.toJS());
const deployment = objects.find(({ kind }) => kind === 'Deployment');
const pod = deployment.spec.template.spec;
const containers = [...pod.initContainers, ...pod.containers];

test('every document is valid YAML with a kind and a name', () => {
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  expect(objects.map(({ kind }) => kind)).toEqual([
    'Namespace',
    'ConfigMap',
    'Secret',
    'Deployment',
    'Service',
    'PodDisruptionBudget',
    'HorizontalPodAutoscaler',
  ]);
  for (const { apiVersion, metadata } of objects)
    expect([apiVersion, metadata.name]).not.toContain(undefined);
});

test('every selector selects these pods', () => {
  const labels = deployment.spec.template.metadata.labels;
  for (const { kind, spec } of objects.filter(({ spec }) => spec?.selector)) {
    expect([kind, spec.selector.matchLabels ?? spec.selector]).toEqual([kind, labels]);
  }
});

test('every mounted volume exists, and no container may become root', () => {
  const volumes = pod.volumes.map(({ name }: { name: string }) => name);
  expect(pod.securityContext.runAsNonRoot).toBe(true);
  for (const { volumeMounts, securityContext } of containers) {
    for (const { name } of volumeMounts) expect(volumes).toContain(name);
    expect(securityContext).toMatchObject({ allowPrivilegeEscalation: false });
  }
});

test('the renderer is called with options that the tool knows', () => {
  const known = spawnSync(
    path.join(root, 'node_modules/.bin/tsx'),
    ['release/src/main.ts', 'nginx', '--help'],
    {
      cwd: root,
      encoding: 'utf8',
      timeout: 30_000,
    },
  ).stdout;
  const used = containers
    .filter(({ args }) => args?.[0] === 'nginx')
    .flatMap(({ args }) => args.slice(1).map((arg: string) => arg.split('=')[0]));
  expect(used.length).toBeGreaterThan(10);
  for (const option of used) expect(known).toContain(`${option} `);
});

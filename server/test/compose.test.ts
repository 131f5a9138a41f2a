import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../config.ts';

/** compose.yaml, as far as it can be judged where no container engine runs. */

interface Service {
  readonly environment?: { readonly [name: string]: string };
  readonly networks: readonly string[];
  readonly volumes?: readonly string[];
  readonly configs?: readonly { readonly source: string }[];
  readonly depends_on?: readonly string[];
}

interface Compose {
  readonly services: { readonly [name: string]: Service };
  readonly networks: object;
  readonly volumes: object;
  readonly configs: { readonly caddyfile: { readonly content: string } };
}

const run = promisify(execFile);
const near = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** As compose reads it: what stands in the environment, else what is said after `:-`; `$$` is a dollar. */
const filledIn = (text: string, given: { readonly [name: string]: string }) =>
  text.replaceAll(/\$\$|\$\{(\w+)(?::[-?]([^}]*))?\}/g, (found, name, otherwise) =>
    found === '$$' ? '$' : (given[name] ?? otherwise),
  );

const compose = parse(filledIn(near('../../compose.yaml'), { POSTGRES_PASSWORD: 'secret' }), {
  merge: true,
}) as Compose;
const caddyfile = compose.configs.caddyfile.content;
const nodes = Object.keys(compose.services).filter((name) => name.startsWith('node'));
const caddy = await run('caddy', ['version']).then(
  () => true,
  () => false,
);
if (!caddy) console.warn('SKIPPED: Caddy is not here to read its settings');

describe('compose.yaml', () => {
  it('names every network, volume, file and service that its services need', () => {
    for (const service of Object.values(compose.services)) {
      for (const network of service.networks) expect(compose.networks).toHaveProperty(network);
      for (const volume of service.volumes ?? []) expect(compose.volumes).toHaveProperty(volume.split(':')[0]);
      for (const { source } of service.configs ?? []) expect(compose.configs).toHaveProperty(source);
      for (const other of service.depends_on ?? []) expect(compose.services).toHaveProperty(other);
    }
  });

  it('gives three nodes settings that they understand', () => {
    expect(nodes).toHaveLength(3);
    for (const node of nodes) {
      const { environment = {} } = compose.services[node];
      for (const name of Object.keys(environment)) expect(near('../config.ts')).toContain(`\n  ${name}: `);
      expect(readConfig(environment)).toMatchObject({
        nodeName: node,
        databaseUrl: 'postgres://orrery:secret@postgres:5432/orrery',
        natsUrl: 'nats://nats:4222',
        origins: ['https://localhost'],
        trustProxy: 1,
      });
    }
  });

  it('leads to each node by its name, and to any of them without', () => {
    const proxies = [...caddyfile.matchAll(/reverse_proxy (?:@(\w+) )?(.*) \{\n\s+lb_policy (\w+)/g)];
    const found = proxies.map(([, name, hosts, policy]) => [name, hosts.split(' ').toSorted(), policy, hosts[4]]);
    const all = nodes.map((node) => `${node}:8080`);
    for (const node of nodes) {
      expect(caddyfile).toContain(`@${node} query node=${node}\n`);
      expect(found).toContainEqual([node, all, 'first', node.at(-1)]);
    }
    expect(found).toContainEqual([undefined, all, 'random', '1']);
    expect(found).toHaveLength(4);
  });

  it.runIf(caddy)('has settings that Caddy accepts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-caddy-'));
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, caddyfile);
    const env = { ...process.env, SITE: 'localhost', XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    await run('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], { env });
    rmSync(folder, { recursive: true, force: true });
  });
});

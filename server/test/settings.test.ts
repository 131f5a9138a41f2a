import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { networkAddresses } from '../listen.ts';

/** The start of the server, and mistakes in its settings. */

/** `node server`, as it is documented. */
const start = (flags: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(process.execPath, [...flags, new URL('..', import.meta.url).pathname], {
    env: { ...process.env, ...env },
  });

it('a wrong setting stops the start with a sentence', async () => {
  for (const proxies of ['banana', '10.0.0.0/99', '10.0.0.0/'])
    await expect(start([], { ORRERY_TRUST_PROXY: proxies })).rejects.toMatchObject({
      code: 1,
      stderr: 'cannot start: ORRERY_TRUST_PROXY: the number of proxies in front, or their addresses\n',
    });
}, 30_000);

it('a Node that cannot read the server says in one line what to do', async () => {
  await expect(start(['--no-strip-types'])).rejects.toMatchObject({
    code: 1,
    stderr: `Node ${process.versions.node} cannot run Orrery: use "npm run -s server", which brings its own\n`,
  });
});

it.each([
  [{ ORRERY_ORIGIN: 'play.example.org' }, '"play.example.org" is no address of a site; write https://play.example.org'],
  [{ ORRERY_ORIGIN: 'https://a.org, b.org:8443' }, '" b.org:8443" is no address of a site; write https://b.org:8443'],
  [
    { ORRERY_ORIGIN: 'https://a.org/games' },
    '"https://a.org/games" is no address of a site; write https://play.example.org',
  ],
  [{ ORRERY_ORGIN: 'https://a.org' }, 'there is no setting ORRERY_ORGIN; did you mean ORRERY_ORIGIN?'],
  [{ ORRERY_CLOSE_DAY: '3' }, 'there is no setting ORRERY_CLOSE_DAY; did you mean ORRERY_CLOSE_DAYS?'],
])('%j is refused with the right way to write it', (environment, sentence) =>
  expect(() => readConfig(environment)).toThrow(sentence),
);

it('addresses of the site are taken as browsers send them', () =>
  expect(readConfig({ ORRERY_ORIGIN: 'https://a.org/, http://b.org:8080' }).origins).toEqual([
    'https://a.org',
    'http://b.org:8080',
  ]));

it('a port that is taken stops the start with a sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const data = mkdtempSync(join(tmpdir(), 'orrery-port-'));
  const small = { ORRERY_DATA: data, ORRERY_RULES_THREADS: '1', ORRERY_BOT_THREADS: '1' };
  await expect(start([], { PORT: String(port), HOST: '127.0.0.1', ...small })).rejects.toMatchObject({
    code: 1,
    stderr: `cannot start: port ${port} is taken: stop what listens there, or set PORT\n`,
  });
  taken.close();
  rmSync(data, { recursive: true });
}, 90_000);

it('the addresses for other devices are those of this network', () => {
  const card = { netmask: '', mac: '', cidr: null };
  const interfaces = {
    lo: [{ ...card, family: 'IPv4' as const, internal: true, address: '127.0.0.1' }],
    wlan: [
      { ...card, family: 'IPv4' as const, internal: false, address: '192.168.1.5' },
      { ...card, family: 'IPv6' as const, internal: false, address: 'fe80::1', scopeid: 1 },
    ],
  };
  expect(networkAddresses('http://localhost:8081/', '0.0.0.0', interfaces)).toEqual(['http://192.168.1.5:8081/']);
  expect(networkAddresses('http://127.0.0.1:8081/', '127.0.0.1', interfaces)).toEqual([]);
});

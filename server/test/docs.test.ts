import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CODES } from '@orrery/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const doc = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

it('docs/bots.md: the bot plays a whole game as it is printed, in about thirty lines', async () => {
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(doc('bots.md')) ?? [];
  expect(code.trim().split('\n').filter(Boolean).length).toBeLessThanOrEqual(32);
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bot-'));
  writeFileSync(join(folder, 'bot.mjs'), code);
  const chairs = [{ kind: 'human' }, { kind: 'human' }];
  const created = await server.http.create({ game: 'high-card', pace: 'live', name: 'Ada', chairs });
  const bot = spawn(process.execPath, [join(folder, 'bot.mjs'), server.origin + created.links.join, 'Botto']);
  const gone = once(bot, 'exit');
  let complaints = '';
  bot.stderr.on('data', (data) => {
    complaints += data;
  });
  const ada = await server.client(created.table.table, created.token).connect();
  await ada.until(() => ada.table?.chairs[1].ready === true, 20_000);
  expect(ada.table?.chairs[1].name).toBe('Botto');
  await server.http.action(created.table.table, created.token, { do: 'start' });
  await ada.until(() => ada.view !== undefined);
  for (let turn = 0; !ada.view?.over && turn < 300; turn++) {
    await ada.until(() => ada.view?.over === true || ada.asked !== undefined, 20_000);
    const { asked, number } = ada;
    if (!asked) continue;
    await ada.answer(asked.answers[turn % asked.answers.length]);
    await ada.until(() => ada.number > number);
  }
  expect(ada.view?.over).toBe(true);
  expect([(await gone)[0], complaints]).toEqual([0, '']);
  await ada.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

it('docs/operate.md names every setting and every metric that exists', async () => {
  const text = doc('operate.md');
  const settings =
    readFileSync(new URL('../config.ts', import.meta.url), 'utf8').match(/^ {2}[A-Z][A-Z_]+(?=:)/gm) ?? [];
  expect(settings.length).toBeGreaterThan(12);
  for (const setting of settings) expect(text).toContain(`\`${setting.trim()}\``);
  const { text: metrics } = await server.http.request('/metrics');
  for (const [, name] of text.matchAll(/`((?:orrery|nodejs)_[a-z_]+)/g)) expect(metrics).toContain(name);
});

it('docs/architecture.md: calls that the drawings of the server show are made and answered by those files', () => {
  const text = doc('architecture.md');
  const drawings = [...text.matchAll(/```mermaid\n([\s\S]*?)```/g)].map(([, drawing]) => drawing);
  const calls = drawings
    .filter((drawing) => drawing.includes('server/'))
    .flatMap((drawing) => {
      const files = new Map([...drawing.matchAll(/participant (\w+) as (\S+)/g)].map(([, name, file]) => [name, file]));
      return [...drawing.matchAll(/^ {2}(\w+)->>(\w+): (\w+)\.(\w+)$/gm)].map(([, from, to, owner, method]) => ({
        caller: files.get(from) ?? from,
        callee: files.get(to) ?? to,
        owner,
        method,
      }));
    });
  const source = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  for (const { caller, callee, owner, method } of calls) {
    expect(source(caller), `${caller} calls ${method}`).toMatch(new RegExp(`\\.${method}(<\\w+>)?\\(`));
    expect(source(callee), `${callee} has ${owner}.${method}`).toMatch(new RegExp(`\\b${method}(<\\w+>)?(: )?\\(`));
    expect(source(callee), `${callee} knows ${owner}`).toMatch(new RegExp(`\\b${owner}\\b`));
  }
  expect(calls.length).toBeGreaterThan(15);
});

it('docs/game-file.md shows a file that the schema accepts', async () => {
  const [, sample = ''] = /```json\n([\s\S]*?)```/.exec(doc('game-file.md')) ?? [];
  const { readFile } = await import('@orrery/protocol');
  expect(readFile(JSON.parse(sample)).entries).toHaveLength(3);
});

it('every refusal of the server has a code that clients know', () => {
  const root = new URL('..', import.meta.url);
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!test).*\.ts$/.test(file),
  );
  const codes = sources.flatMap((source) =>
    [...readFileSync(new URL(source, root), 'utf8').matchAll(/Refusal\('([^']+)'/g)].map(([, code]) => code),
  );
  expect(codes.length).toBeGreaterThan(30);
  for (const code of codes) expect(CODES).toContain(code);
});

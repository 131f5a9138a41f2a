import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';

interface Ended {
  readonly status: number | null;
  readonly lines: Record<string, unknown>[];
  readonly complaint: string;
}

/** Runs a tool as people do and reads what it prints. */
function run(tool: string, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`tools/${tool}.ts`, ...args]);
    let out = '';
    let complaint = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      complaint += data;
    });
    child.on('close', (status) => {
      const lines = out.split('\n').filter((line) => line !== '');
      resolve({ status, complaint, lines: lines.map((line) => JSON.parse(line)) });
    });
  });
}

const LONG = 120_000;

describe('npm run sim', () => {
  test(
    'one line for each game, then a summary; the same seed gives the same hash',
    async () => {
      const args = ['--game', 'high-card', '--seats', '3', '--seed', '7'];
      const [many, one] = await Promise.all([run('sim', ...args, '--games', '3'), run('sim', ...args)]);
      expect(many.status).toBe(0);
      expect(many.lines).toHaveLength(4);
      expect(many.lines.map(({ seed }) => seed)).toEqual([7, 8, 9, undefined]);
      expect(many.lines[3]).toMatchObject({ summary: true, games: 3, stuck: 0, broken: 0 });
      expect(Object.keys(many.lines[0])).toEqual(['seed', 'answers', 'rounds', 'scores', 'winners', 'hash', 'ms']);
      expect(one.lines[0]).toMatchObject({ hash: many.lines[0].hash, answers: many.lines[0].answers });
      expect(many.lines[1].hash).not.toBe(many.lines[0].hash);
    },
    LONG,
  );

  test(
    'bots give the same game again',
    async () => {
      const args = ['--game', 'tic-tac-toe', '--seed', '3', '--bot', 'medium'];
      const [one, other] = await Promise.all([run('sim', ...args), run('sim', ...args)]);
      expect(one.lines[0].hash).toBe(other.lines[0].hash);
    },
    LONG,
  );

  test.each([
    [['--game', 'chess'], 'must be one of'],
    [['--seats', '3'], 'Which game?'],
    [['--game', 'high-card', '--seats', '7'], '2 to 4 seats'],
    [['--game', 'high-card', '--games', 'many'], 'whole number'],
    [['--game', 'high-card', '--bot', 'genius'], 'must be one of'],
    [['--game', 'high-card', '--options', '{"speed":1}'], 'unknown-option'],
    [['--game', 'high-card', '--colour', 'red'], 'Usage'],
  ])(
    'refuses %j with a clear message and status 2',
    async (args, message) => {
      const { status, complaint, lines } = await run('sim', ...args);
      expect(status).toBe(2);
      expect(complaint).toContain(message);
      expect(lines).toEqual([]);
    },
    LONG,
  );
});

test(
  'npm run soak and npm run tournament end with a summary',
  async () => {
    const [soak, tournament] = await Promise.all([
      run('soak', '--game', 'high-card', '--games', '30', '--workers', '2'),
      run('tournament', '--game', 'tic-tac-toe', '--a', 'medium', '--b', 'random', '--games', '4'),
    ]);
    expect(soak).toMatchObject({ status: 0, lines: [{ summary: true, games: 30, violations: 0 }] });
    expect(tournament).toMatchObject({
      status: 0,
      lines: [{ games: 4, levelA: 'medium', levelB: 'random' }],
    });
  },
  LONG,
);

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clickAt, type Engine, type Size, type Window } from './window.ts';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const found = process.env.FIREFOX_PATH ?? PLACES.find((path) => existsSync(path));

export const firefoxIsHere = (): boolean => found !== undefined;

/** A browser for tests asks nobody and tells nobody anything. */
const PREFERENCES = {
  'app.update.auto': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

type Args = { readonly [name: string]: unknown };

interface Message {
  readonly id?: number;
  readonly type: string;
  readonly method?: string;
  readonly params?: {
    readonly level?: string;
    readonly text?: string;
    readonly source?: { readonly context?: string };
  };
  readonly message?: string;
  readonly result?: never;
}

type Evaluated<R> =
  | { readonly type: 'success'; readonly result: { readonly value: string } & R }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

/** Firefox as it is installed, driven by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(): Promise<Engine> {
  if (found === undefined) throw new Error('Firefox is not installed');
  const profile = mkdtempSync(join(tmpdir(), 'orrery-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const browser = spawn(found, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    env: { ...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1', HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    browser.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${said}`)));
    browser.stderr.on('data', (text: Buffer) => {
      said += text;
      const [, ws] = /BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (ws) resolve(ws);
    });
  });
  const connection = await Connection.to(`${address}/session`);
  await connection.call('session.new', { capabilities: {} });
  await connection.call('session.subscribe', { events: ['log.entryAdded'] });
  return {
    async open(size) {
      const { userContext } = await connection.call<{ userContext: string }>('browser.createUserContext', {});
      const created = { type: 'tab', userContext };
      const { context } = await connection.call<{ context: string }>('browsingContext.create', created);
      await connection.call('browsingContext.setViewport', { context, viewport: size satisfies Size });
      return windowOf(connection, context);
    },
    async close() {
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function windowOf(connection: Connection, context: string): Window {
  const errors: string[] = [];
  connection.errorsOf.set(context, errors);
  return {
    errors,
    async evaluate(work, given) {
      const told = await connection.call<Evaluated<object>>('script.evaluate', {
        expression: `Promise.resolve((${work})(${JSON.stringify(given ?? null)})).then((result) => JSON.stringify({ result }))`,
        target: { context },
        awaitPromise: true,
      });
      if (told.type === 'exception') throw new Error(told.exceptionDetails.text);
      return JSON.parse(told.result.value).result;
    },
    goto: (url) => connection.call('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => connection.call('browsingContext.reload', { context, wait: 'complete' }),
    click: (x, y) => connection.call('input.performActions', { context, actions: clickAt(x, y) }),
    async picture() {
      const { data } = await connection.call<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: () => connection.call('browsingContext.close', { context }),
  };
}

class Connection {
  /** Console messages by window. */
  readonly errorsOf = new Map<string, string[]>();
  private readonly socket: WebSocket;
  private readonly open = new Map<number, (message: Message) => void>();
  private calls = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(data)));
  }

  static async to(address: string): Promise<Connection> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    return new Connection(socket);
  }

  call<R = void>(method: string, params: Args): Promise<R> {
    const id = ++this.calls;
    return new Promise((resolve, reject) => {
      this.open.set(id, ({ type, result, message }) =>
        type === 'success' ? resolve(result as R) : reject(new Error(`${method}: ${message}`)),
      );
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  private hear(message: Message): void {
    if (message.id !== undefined) {
      this.open.get(message.id)?.(message);
      this.open.delete(message.id);
    } else if (message.method === 'log.entryAdded' && message.params?.level === 'error')
      this.errorsOf.get(message.params.source?.context ?? '')?.push(message.params.text ?? '');
  }
}
